// Figures of the pages held against the claims register, and the register's own gaps (D16, D21).
import { basename, join } from 'node:path';
import { error, fieldPath, type Problem, warning } from '../problem';
import { type AuditContext, type Inspector, placeOn } from './context';
import { type Figure, figuresIn, isStatedBy, sentenceAt } from './figures';
import { Findings } from './findings';
import { memo } from './memo';
import { isSourced, type Origin, placeOf, sectionTypeOf } from './origins';
import type { AuditedPage, Block } from './pages';

/** Sections that tell prices, steps and technical values, and the offer, which has terms of its own (law.ts). */
const OTHER_FIGURES = new Set(['estimator', 'prices', 'process', 'r-values', 'dialog:promotion']);

/** Files whose figures are prices, options of a form, opening hours. Of the contact form only its choices are (by their element). */
const OTHER_FILES = new Set(['estimator.yaml', 'promotion.yaml', 'places.yaml']);

/** Words of rank need proof like any figure; the law knows them as puffery where they are vague, so they are only pointed at. */
const RANK =
  /(?:#\s?1|\bno\. ?1|\bnumber (?:one|1)|\btop[\s-]rated|\b(?:the|your|our|\w+'s) (?:best|leading|finest|fastest|largest|most \w+) (?:\w+ )?(?:roof(?:ers?|ing)|contractors?|company|crews?)|\bsecond to none|\baward[\s-]winning|\bguaranteed)\b/i;

export function inspectClaims(context: AuditContext): Inspector {
  const { claims } = context.site.data.claims;
  const entries = Object.entries(claims).map(([id, { text }]) => ({ id, text }));
  const findings = new Findings();
  const figures = memo(figuresIn);
  const look = (page: AuditedPage, block: Block) => {
    if (block.tag === 'option' || OTHER_FIGURES.has(block.section ?? '')) return;
    for (const figure of figures(block.text)) {
      const problem = figureProblem(page, block, { figure, entries, context });
      if (problem) findings.add(page.file, problem);
    }
    const rank = RANK.exec(block.text)?.[0];
    if (rank !== undefined && !entries.some(({ text }) => block.text.includes(text) && text.includes(rank))) {
      findings.add(page.file, rankProblem(page, block, { words: rank, context }));
    }
  };
  return {
    kind: 'claims',
    see: (page) => page.blocks.forEach((block) => look(page, block)),
    finish: () => [...findings.problems(), ...unprovedClaims(context)],
  };
}

interface Entry {
  id: string;
  text: string;
}

interface Looking {
  figure: Figure;
  entries: readonly Entry[];
  context: AuditContext;
}

function figureProblem(page: AuditedPage, block: Block, { figure, entries, context }: Looking): Problem | null {
  const stated = entries.filter(({ text }) => isStatedBy(text, block.text, figure));
  const origin = context.origins.find(page.file, block.text, figure.words);
  if (origin !== null && isOtherFigure(origin)) return null;
  const [entry] = stated;
  if (entry === undefined) return unregistered(page, block, { figure, context });
  if (origin === null || !isTyped(figure, origin)) return null;
  return warning({
    ...placeOf(origin, figure.words),
    what: `"${figure.quoted}" is typed here, where the register has it as a claim.`,
    fix: `write {claim:${entry.id}}, so that a change in claims.yaml changes it everywhere`,
  });
}

/** Whether the file holds it outside of braces. */
function isTyped({ words }: Figure, { written }: Origin): boolean {
  return written.replace(/\{[^{}]*\}/g, ' ').includes(words);
}

function unregistered(page: AuditedPage, block: Block, { figure, context }: { figure: Figure; context: AuditContext }): Problem {
  return error({
    ...placeOn(context, page, block.text, figure.words),
    what: `"${figure.quoted}" is in no entry of the claims register: "${sentenceAt(block.text, figure.start)}"`,
    fix: 'state it in claims.yaml with its basis and refer to it as {claim:id}; a local fact wants its source beside it; or write it without the figure',
  });
}

function rankProblem(page: AuditedPage, block: Block, { words, context }: { words: string; context: AuditContext }): Problem {
  return warning({
    ...placeOn(context, page, block.text, words),
    what: `"${words}" wants proof like any figure.`,
    fix: 'keep the evidence (a count of ratings, a list that says so) in claims.yaml, or use words that say what you do',
  });
}

function isOtherFigure(origin: Origin): boolean {
  const type = sectionTypeOf(origin);
  return OTHER_FILES.has(basename(origin.source.file)) || (type !== null && OTHER_FIGURES.has(type)) || isSourced(origin);
}

/** Published as the owner wrote it; the audit goes on asking (D21). */
function unprovedClaims({ site, sources, data }: AuditContext): Problem[] {
  const file = join(data, 'claims.yaml');
  return Object.entries(site.data.claims.claims).flatMap(([id, { text, basis, ownerConfirmed, note, safer }]) => {
    if (basis !== null || ownerConfirmed !== null) return [];
    const path = ['claims', id];
    return [
      warning({
        file,
        ...sources.get(file)?.locate(path, 'key'),
        field: fieldPath(path),
        what: `"${text}" has neither a basis nor the owner's confirmation.${note === undefined ? '' : ` ${note}`}`,
        fix: `write in basis what proves it, or in ownerConfirmed the day the owner confirmed it${safer === undefined ? '' : `; or say instead: ${safer}`}`,
      }),
    ];
  });
}
