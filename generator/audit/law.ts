// California's rules for a contractor's advertising: the license number, the words insured and bonded, an offer's terms (B&P 7030.5, 7027.4, 17500).
import { join } from 'node:path';
import { endedOffer } from '../content/rules/offer';
import { fillText, longDay, tokensIn } from '../content/site/tokens';
import { error, fieldPath, type Problem } from '../problem';
import { type AuditContext, type Inspector, placeOn } from './context';
import { Findings } from './findings';
import { holds } from './origins';
import { type AuditedPage, type Block, tidy } from './pages';

const PROMOTION = 'dialog:promotion';

export function inspectLaw(context: AuditContext): Inspector {
  const findings = new Findings();
  const kinds = kindsOfInsurance(context);
  return {
    kind: 'law',
    see: (page) => {
      const found = [...license(page, context), ...bonded(page, context), ...insured(page, kinds, context), ...offer(page, context)];
      for (const problem of found) findings.add(page.file, problem);
    },
    finish: () => [...findings.problems(), ...classes(context)],
  };
}

/** B&P 7030.5, 16 CCR 861: in all advertising. */
function license(page: AuditedPage, { site, out }: AuditContext): Problem[] {
  const { number } = site.data.company.license;
  const shown = page.blocks.some(({ region, visible, text }) => visible && (region === 'header' || region === 'footer') && holds(text, number));
  if (shown) return [];
  return [
    error({
      file: join(out, page.file),
      what: `the license number ${number} stands neither in the header nor in the footer.`,
      fix: 'show {license} in one of the two on every page',
    }),
  ];
}

/** B&P 7027.4: a bond that the license asks for is nothing to advertise with, so the word is not used at all. */
function bonded(page: AuditedPage, context: AuditContext): Problem[] {
  return page.blocks.flatMap((block) =>
    matches(block, /\bbonded\b/gi).map((words) =>
      error({
        ...placeOn(context, page, block.text, words),
        what: `"${words}" may not be said of a contractor's license bond.`,
        fix: 'take the word out; of materials say glued, welded or sealed',
      }),
    ),
  );
}

/** B&P 7027.4: "insured" names the kind of insurance, where it is read. */
function insured(page: AuditedPage, kinds: readonly string[], context: AuditContext): Problem[] {
  return page.blocks.flatMap((block) =>
    matches(block, /\binsured\b/gi)
      .filter(() => !groupText(page, block).some((text) => kinds.some((kind) => text.toLowerCase().includes(kind.toLowerCase()))))
      .map((words) =>
        error({
          ...placeOn(context, page, block.text, words),
          what: `"${words}" does not say by what kind of insurance: "${block.text}"`,
          fix: `name the kind in the same card or sentence with {insurance} ("${kinds[0] ?? ''}")`,
        }),
      ),
  );
}

function matches({ text }: Block, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}

function groupText(page: AuditedPage, { group }: Block): string[] {
  return page.blocks.filter((block) => block.group === group).map(({ text }) => text);
}

/** "$2M general liability", and the words of it without the sum. */
function kindsOfInsurance({ site }: AuditContext): string[] {
  const { insurance } = site.data.company;
  const bare = tidy(tokensIn(insurance).reduce((text, name) => text.replace(`{${name}}`, ' '), insurance));
  return [site.tokens.get('insurance') ?? insurance, bare].filter((text) => /\p{L}{3}/u.test(text));
}

/** B&P 17500: an offer is made with its terms, and not after its end. */
function offer(page: AuditedPage, context: AuditContext): Problem[] {
  const { site, today } = context;
  const texts = page.blocks.filter(({ section }) => section === PROMOTION).map(({ text }) => text);
  const { promotion } = site.data;
  if (texts.length === 0 || promotion === null) return [];
  const { terms, endsOn } = promotion;
  const ended = endedOffer(site.data, today);
  const at = placer(context);
  const problems: Problem[] = [];
  if (!texts.some((text) => text.includes(tidy(fillText(terms, site.tokens))))) {
    problems.push(error({ ...at('terms'), what: 'the offer is made without its terms.', fix: 'show terms in the offer; and build the site again' }));
  }
  if (!texts.some((text) => text.includes(longDay(endsOn)) || text.includes(endsOn))) {
    problems.push(error({ ...at('terms'), what: 'the offer does not say on which day it ends.', fix: 'write {endsOn} in the terms' }));
  }
  if (ended !== null) problems.push(error({ ...at('endsOn'), ...ended }));
  return problems;
}

function placer({ data, sources }: AuditContext) {
  const file = join(data, 'promotion.yaml');
  return (field: string) => ({ file, ...sources.get(file)?.locate([field]), field });
}

/** B&P 7027.1: no work is advertised that the license does not cover. */
function classes({ site, sources }: AuditContext): Problem[] {
  const { classification } = site.data.company.license;
  return site.data.services.flatMap((service) =>
    holds(classification, service.classification)
      ? []
      : [
          error({
            file: service.file,
            ...sources.get(service.file)?.locate(['classification']),
            field: fieldPath(['classification']),
            what: `the license (${classification}) does not cover work of class ${service.classification}.`,
            fix: 'take the service out, or name the class it is done under',
          }),
        ],
  );
}
