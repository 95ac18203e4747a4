// Figures and promises in a text that somebody could ask proof of: 25+, up to 30%, $0, 5/5, 50 years, 600 roofs, within 24 hours, lowest price.

export interface Figure {
  /** The words that a register entry has to hold: the number with its signs, or the promise. */
  words: string;
  /** The same with its unit, as a person would quote it. */
  quoted: string;
  start: number;
  end: number;
  /** A bare number is a claim only where stars, or things that a company counts of itself, stand beside it. */
  kind: Kind;
}

type Kind = 'figure' | 'rating' | 'count';

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const SPAN = String.raw`${NUMBER}(?:\s?(?:-|–|to|or)\s?\$?${NUMBER})?`;
const COUNT = String.raw`(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred)`;
const TIME = String.raw`(?:minutes?|mins?|hours?|hrs?|days?|weeks?)`;
const SERVICE = String.raw`(?:response|reply|answer|service|repairs?|inspections?|visits?|quotes?|estimates?|turnaround)`;

/** Houses, towns and rules have years too: those are history, not a company's age. Between them and the year may stand where: "in force here". */
const HISTORY = String.raw`\b(?:built|standing|incorporated|required|in force|(?:(?:an?|own|is|was|been) |^|[.:;(] )(?:city|town|county|law|rule|code)|the (?:law|rule|code))`;
const WHERE = String.raw`(?: (?:here|there|in|at|on|of|by|for|under|along|across)(?: \w+){0,2})?`;

/** The group `words` of each is what has to be proved. */
const CLAIMS = [
  String.raw`(?<words>\$\s?${SPAN}(?:\s?(?:M|K|million|thousand)\b)?\+?)`,
  String.raw`(?<words>${SPAN}\s?(?:%|percent\b))`,
  String.raw`(?<words>(?<![\d,.])${NUMBER}\+)`,
  String.raw`(?<words>${SPAN})[\s-](?:years?|yrs?|decades?)\b`,
  String.raw`\b(?<words>${COUNT}) (?:years?|decades?) (?:of experience|in business|in the trade|of service|serving|of warranty|warranty)\b`,
  String.raw`\b(?<words>(?:over|more than|nearly|almost) ${COUNT} decades?)\b`,
  String.raw`\b(?<words>(?:serving|established|founded|in business|on roofs)(?: \w+){0,3} (?:since|in) (?:19|20)\d\d)\b`,
  String.raw`(?<!${HISTORY}${WHERE} )\b(?<words>since (?:19|20)\d\d)\b`,
  String.raw`\b(?<words>(?:established|founded|est\.?) (?:19|20)\d\d)\b`,
  String.raw`\b(?<words>24/7|24 hours a day|around the clock)`,
  String.raw`\b(?<words>(?:within|in under|in less than) (?:${SPAN}|${COUNT})[\s-]?${TIME})\b`,
  String.raw`\b(?<words>${SPAN}[\s-]?(?:hours?|hrs?|minutes?))\b(?=[\s-](?:emergency )?${SERVICE}\b)`,
  String.raw`\b(?<words>(?:same|next)[\s-]day)(?=[\s-](?:emergency )?${SERVICE}\b)`,
  String.raw`\b(?<words>(?:lifetime|money[\s-]back)(?: \w+)? (?:warrant\w+|guarantees?))\b`,
  String.raw`\b(?<words>(?:lowest|best|cheapest|unbeatable|unbeaten)[\s-](?:\w+ )?(?:prices?|pricing|rates?|quotes?|bids?|deals?))\b`,
  String.raw`\b(?<words>cheapest (?:roof\w*|contractors?|company|crew)|(?:beat|match) any (?:\w+ )?(?:price|quote|bid|estimate)|price[\s-]match(?:ing)?)\b`,
];

/** What a company counts of itself; homes and houses are as often a town's. */
const PEOPLE = String.raw`(?:crews?|homeowners|customers|clients|families|roofers|installers|technicians|employees|trucks)`;
const WORK = String.raw`(?:roofs|re-?roofs|projects|jobs|installations|replacements|inspections)`;
const OWN = String.raw`(?:${WORK}|${PEOPLE}|reviews)`;
const HOMES = String.raw`(?:homes|houses|buildings|properties)`;
const DONE = String.raw`(?:served|roofed|re-?roofed|protected|completed|repaired|replaced|inspected)`;
/** An adjective of what is counted: no word that begins something else (2 layers on roofs). */
const ADJECTIVE = String.raw`(?!(?:a|an|the|of|on|in|for|to|and|or|at|by|from|per|as|than|with|out|years?|hours?|days?|weeks?|months?|minutes?|layers?|inch|inches|foot|feet|ft|square|percent|stars?)\b)[\p{L}'-]+ `;
const TENS = String.raw`(?:ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|a thousand)`;
const MANY = String.raw`(?:dozens|hundreds|thousands) of`;

/** Not what follows: the number of a zone, or the year of "in 2013 roofs failed"; "2000 roofs" is a count. */
const NO_COUNT = String.raw`(?<![\d,.$/-])(?<!\b(?:zone|unit|title|part|step|section|chapter|type|class|table) )(?<!\b(?:in|since|of|by|before|after|until) (?=(?:19|20)\d\d\b))`;

/** A few pieces of work are a way to work ("we use 2 inspections"), and words for numbers are of style ("one roof with twenty corners, or twenty roofs with four"). */
const COUNTS = [
  String.raw`${NO_COUNT}(?!\d (?:${ADJECTIVE}){0,2}${WORK}\b)(?<words>${NUMBER}\+?) (?:${ADJECTIVE}){0,2}${OWN}\b`,
  String.raw`\b(?<words>${MANY}) (?:${ADJECTIVE}){0,2}${OWN}\b`,
  String.raw`\b(?<words>${TENS}) (?:${ADJECTIVE}){0,2}${PEOPLE}\b`,
  String.raw`(?<![\d,.$/-])(?<words>${NUMBER}\+?) ${HOMES} ${DONE}\b`,
  String.raw`\b${DONE} (?:(?:over|more than|nearly|almost|some|about) )?(?<words>${NUMBER}\+?|${TENS}|${MANY}) (?:${ADJECTIVE}){0,2}${HOMES}\b`,
];

const RATINGS = [
  String.raw`(?<words>${NUMBER}\s?/\s?5)(?![\d/])`,
  String.raw`(?<words>(?<![\d/])${NUMBER})(?:[\s-]stars?\b| out of 5\b| (?:\w+ )?rating\b| on (?:Google|Yelp)\b)`,
  String.raw`\b(?<words>(?:five|four)[\s-]stars?)\b`,
  String.raw`(?<words>\bA\+)`,
];

/** Housing for residents over 55 or 62 (42 USC 3607) is a kind of community; a span from 0 is the scale of a drawing. */
const NO_CLAIM = /^(?:55|62)\+$|^0\s?(?:-|–|to)\s/;

const PATTERNS = [...patterns(CLAIMS, 'figure'), ...patterns(RATINGS, 'rating'), ...patterns(COUNTS, 'count')];

function patterns(sources: readonly string[], kind: Kind): { pattern: RegExp; kind: Kind }[] {
  return sources.map((source) => ({ pattern: new RegExp(source, 'giu'), kind }));
}

/** In the order of the text; a figure inside a larger one is that one. */
export function figuresIn(text: string): Figure[] {
  const found = PATTERNS.flatMap(({ pattern, kind }) =>
    [...text.matchAll(pattern)].map((match) => {
      const words = match.groups?.words ?? match[0];
      const start = match.index + match[0].indexOf(words);
      return { words, quoted: match[0].trim(), start, end: start + words.length, kind };
    }),
  ).filter(({ words }) => !NO_CLAIM.test(words));
  return found
    .filter((figure, index) => !found.some((other, at) => at !== index && covers(other, figure) && (!covers(figure, other) || at < index)))
    .sort((a, b) => a.start - b.start);
}

function covers(outer: Figure, inner: Figure): boolean {
  return outer.start <= inner.start && outer.end >= inner.end;
}

/** Whether the text of a register entry stands here and holds the whole figure. */
export function isStatedBy(entry: string, text: string, figure: Figure): boolean {
  // "5" is an entry for stars; it proves no "5 years", nor 5 crews.
  if (/^[\d.,]+$/.test(entry) && (figure.kind === 'figure' || (figure.kind === 'count' && Number(entry) <= 5))) return false;
  const [where, what] = [text.toLowerCase(), entry.toLowerCase()];
  for (let start = where.indexOf(what); start >= 0; start = where.indexOf(what, start + 1)) {
    if (start <= figure.start && start + what.length >= figure.end) return true;
  }
  return false;
}

/** The sentence that a place of a text is in. */
export function sentenceAt(text: string, index: number): string {
  const sentences = text.split(/(?<=[.!?]) (?=["(]?[\p{Lu}\d])/u);
  let end = 0;
  for (const sentence of sentences) {
    end += sentence.length + 1;
    if (index < end) return sentence;
  }
  return text;
}
