// The tokens of a text: what no field may hold is found here, before anything is built from them.
import { type CST, Lexer, type LineCounter, Parser } from 'yaml';
import { MOST_PROBLEMS, type Problem } from '../../problem';
import { quoted, type Words } from './words';
import { lineEnd, problemAt, valueAfter, type YamlText } from './yamlText';

const MOST_LEVELS = 50;

/**
 * The composer calls itself for each level, so it is not given anything deeper than this. It is more than may be nested,
 * because a colon inside a text nests all lines that follow, and is then the problem to report.
 */
export const MOST_COMPOSED = 500;

/**
 * Names, signs, spaces and texts of a file, each counted: a megabyte of what people write holds 100,000, and of these so many are
 * read in a second.
 */
const MOST_PARTS = 250_000;

export interface Tokens {
  tokens: CST.Token[];
  /** Where a file of more parts than are read was left; whatever it holds, it is read no further. */
  tooMany: number | undefined;
}

/**
 * Ends early where the rest says nothing new: a file of brackets without end makes an error token of each, and one that is nested
 * without end would overflow the stack of what builds from it.
 */
export function tokensOf(text: string, lines: LineCounter): Tokens {
  const tokens: CST.Token[] = [];
  const parser = new Parser(lines.addNewLine);
  let [errors, parts] = [0, 0];
  lines.addNewLine(0);
  for (const part of new Lexer().lex(text)) {
    for (const token of parser.next(part)) {
      tokens.push(token);
      if (token.type === 'error') errors += 1;
    }
    parts += 1;
    // One level more than is built, for the document that holds them.
    if (errors > MOST_PROBLEMS || parts > MOST_PARTS || parser.stack.length > MOST_COMPOSED + 1) break;
  }
  const tooMany = parts > MOST_PARTS ? parser.offset : undefined;
  tokens.push(...parser.end());
  return { tokens, tooMany };
}

export interface Scan {
  /** One a line at most. */
  refused: Problem[];
  refusedLines: Set<number>;
  levels: number;
  /** Where the text first goes deeper than allowed. */
  tooDeep?: number;
  /** Where a second document begins, and each after it. */
  furtherDocuments: number[];
  /** End of a quoted text → its beginning, to say where a quote opens that is never closed. */
  quotes: Map<number, number>;
  /** Brackets without an end. */
  open: number[];
}

export function scanTokens(tokens: readonly CST.Token[], yaml: YamlText): Scan {
  const scan: Scan = {
    refused: [],
    refusedLines: new Set(),
    levels: 0,
    furtherDocuments: furtherStarts(tokens),
    quotes: new Map(),
    open: [],
  };
  // A stack of our own: a file of 100,000 brackets would overflow that of the process.
  const rest = tokens.map((token) => ({ token, level: 0 })).reverse();
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { token, level } = next;
    look(token, { scan, yaml });
    const inner = isCollection(token) ? level + 1 : level;
    if (inner > MOST_LEVELS) scan.tooDeep ??= token.offset;
    scan.levels = Math.max(scan.levels, inner);
    if (inner > MOST_COMPOSED) continue;
    for (const part of partsOf(token).reverse()) rest.push({ token: part, level: inner });
  }
  return scan;
}

function furtherStarts(tokens: readonly CST.Token[]): number[] {
  return tokens
    .flatMap((token) => (token.type === 'document' ? [token] : []))
    .slice(1)
    .map(({ start, offset }) => start.find(({ type }) => type === 'doc-start')?.offset ?? offset);
}

function isCollection(token: CST.Token): boolean {
  return token.type === 'block-map' || token.type === 'block-seq' || token.type === 'flow-collection';
}

function partsOf(token: CST.Token): CST.Token[] {
  switch (token.type) {
    case 'document':
      return [...token.start, ...present(token.value), ...(token.end ?? [])];
    case 'block-map':
    case 'block-seq':
    case 'flow-collection':
      return token.items.flatMap((item) => [...item.start, ...present(item.key), ...(item.sep ?? []), ...present(item.value)]);
    case 'block-scalar':
      return [...token.props];
    default:
      return [];
  }
}

function present(token: CST.Token | null | undefined): CST.Token[] {
  return token ? [token] : [];
}

function look(token: CST.Token, { scan, yaml }: { scan: Scan; yaml: YamlText }): void {
  if (token.type === 'flow-collection' && !token.end.some(({ type }) => type.startsWith('flow-'))) {
    scan.open.push(token.offset);
  }
  if (token.type === 'single-quoted-scalar' || token.type === 'double-quoted-scalar') {
    scan.quotes.set(token.offset + token.source.length, token.offset);
  }
  const cut = cutText(token);
  if (cut !== null) refuse(cut.offset, () => cutWords(token, cut, yaml), { scan, yaml });
  if (REFUSED.has(token.type)) refuse(token.offset, () => refuseToken(token, yaml), { scan, yaml });
}

function refuse(offset: number, words: () => Words, { scan, yaml }: { scan: Scan; yaml: YamlText }): void {
  const { line } = yaml.position(offset);
  if (scan.refusedLines.has(line)) return;
  scan.refusedLines.add(line);
  // They come in the order of the text, so what is left out would not be shown.
  if (scan.refused.length <= MOST_PROBLEMS) scan.refused.push(problemAt(yaml, offset, words()));
}

/** `the #1 roofer`: what follows the # would be lost as a comment. A comment that is meant has a space behind its #. */
function cutText(token: CST.Token): CST.SourceToken | null {
  if (token.type !== 'scalar') return null;
  const comment = token.end?.find(({ type }) => type === 'comment');
  return comment && /^#[\p{L}\p{N}]/u.test(comment.source) ? comment : null;
}

function cutWords(token: CST.Token, comment: CST.SourceToken, yaml: YamlText): Words {
  const whole = yaml.text.slice(token.offset, comment.offset + comment.source.length);
  return {
    what: 'The text ends before the "#": what follows it would be lost as a comment.',
    fix: `put the text in quotes: ${quoted(whole)}; or, if it is a comment, put a space behind the "#"`,
  };
}

const REFUSED = new Set<CST.Token['type']>(['anchor', 'alias', 'tag', 'directive']);

function refuseToken({ type, offset }: CST.Token, yaml: YamlText): Words {
  const value = quoted(valueAfter(yaml.text.slice(offset, lineEnd(yaml.text, offset))));
  if (type === 'anchor' || type === 'alias') {
    return {
      what: `A text that starts with "${type === 'anchor' ? '&' : '*'}" must be in quotes (YAML anchors and aliases are not used here).`,
      fix: `put it in quotes: ${value}; or write the value out where it is needed`,
    };
  }
  if (type === 'tag') {
    return {
      what: 'A text that starts with "!" must be in quotes (YAML tags are not used here).',
      fix: `put it in quotes: ${value}; or remove the "!" and the word that it starts`,
    };
  }
  return {
    what: 'A line cannot start with "%" (YAML directives are not used here).',
    fix: 'remove the line; if it is text, put it in quotes behind its name and a colon',
  };
}

export function depthProblems(yaml: YamlText, { tooDeep }: Scan): Problem[] {
  if (tooDeep === undefined) return [];
  const words = {
    what: `The data is nested deeper than ${MOST_LEVELS} levels from here on.`,
    fix: 'check the brackets and the indentation; put a text that starts with "[" or "{" in quotes',
  };
  return [problemAt(yaml, tooDeep, words)];
}

export function manyProblems(yaml: YamlText, offset: number): Problem {
  return problemAt(yaml, offset, {
    what: 'The file holds more fields, items and signs than can be read; from here on nothing is.',
    fix: 'check that this is the right file; a list that is as long as this belongs into several files, or into none',
  });
}

export function documentProblems(yaml: YamlText, { furtherDocuments }: Scan): Problem[] {
  return furtherDocuments.slice(0, MOST_PROBLEMS + 1).map((offset) =>
    problemAt(yaml, offset, {
      what: 'A second document starts here; a file holds one only.',
      fix: 'remove this "---" or "..." line, or put what follows into a file of its own',
    }),
  );
}
