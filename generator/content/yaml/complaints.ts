// The parser's complaints in the words of the writer: which of them say something new, and which rule knows what is meant.
import type { YAMLError } from 'yaml';
import { MOST_PROBLEMS, type Problem } from '../../problem';
import {
  behindDocumentStart,
  colonInText,
  deeperThanText,
  itemInWrongPlace,
  lineWithoutColon,
  listNotLinedUp,
  longName,
  nameInList,
  notLinedUp,
  spaceAfterColon,
  tabInIndentation,
  textAfterBar,
} from './lines';
import { type Finding, type ParseErrorContext, parseErrorContextOf } from './parseErrorContext';
import { bracketNotClosed, bracketTooMany, commaInBrackets, commentTooNear, quoteNotClosed, specialFirstSign, textAfterQuote, wrongEscape } from './signs';
import type { Scan } from './tokens';
import { problemAt, type YamlText } from './yamlText';

/** The first that knows the complaint answers; the narrow ones come first. */
const RULES: readonly ((clue: ParseErrorContext) => Finding | undefined)[] = [
  tabInIndentation,
  quoteNotClosed,
  bracketNotClosed,
  textAfterBar,
  colonInText,
  deeperThanText,
  listNotLinedUp,
  notLinedUp,
  textAfterQuote,
  commaInBrackets,
  specialFirstSign,
  bracketTooMany,
  itemInWrongPlace,
  spaceAfterColon,
  nameInList,
  lineWithoutColon,
  commentTooNear,
  wrongEscape,
  longName,
  behindDocumentStart,
];

/** One problem a line at most: one slip makes the parser complain several times. */
export function syntaxProblems(complaints: readonly YAMLError[], { yaml, scan }: { yaml: YamlText; scan: Scan }): Problem[] {
  const done = new Set<number | undefined>(scan.refusedLines);
  const found: Problem[] = [];
  // Behind a tab the lines seem to be indented amiss; another tab is worth telling.
  let afterTab = false;
  for (const complaint of dropCascading(complaints)) {
    if (found.length > MOST_PROBLEMS) break;
    const { line } = yaml.position(complaint.pos[0]);
    if (done.has(line)) continue;
    const clue = parseErrorContextOf(complaint, { yaml, scan });
    const tab = tabInIndentation(clue);
    if (afterTab && !tab) continue;
    afterTab ||= tab !== undefined;
    const { offset = clue.offset, ...words } = explain(clue);
    const problem = problemAt(yaml, offset, words);
    if (!done.has(problem.line)) found.push(problem);
    done.add(line).add(problem.line);
  }
  return found;
}

/** Once the parser has lost the thread it complains about each word that follows. */
function dropCascading(complaints: readonly YAMLError[]): YAMLError[] {
  const lost = complaints.findIndex(({ message }) => IN_STREAM.test(message));
  return complaints.filter(({ message }, index) => index <= lost || !IN_STREAM.test(message));
}

const IN_STREAM = /in YAML stream/;

function explain(clue: ParseErrorContext): Finding {
  for (const rule of RULES) {
    const finding = rule(clue);
    if (finding) return finding;
  }
  return {
    what: `This line is not valid YAML (the reader says: ${clue.message}).`,
    fix: 'compare it with the lines around it: "name: value", "- item", text with special signs in quotes',
  };
}
