// Which background each section of a page stands on: paper, with tinted bands between, and never two tints touching.
import type { Background } from '../../templates/sections/schema';
import type { SectionName } from '../../templates/sections/schemas';

/** Sections whose background is part of what they are. */
const FIXED: Partial<Record<SectionName, Background>> = {
  estimator: 'sand',
  stories: 'gold',
  specialty: 'dawn',
  'call-band': 'ink',
};

/** Sections that stand well on sand; the first that may, does. */
const PREFERS_SAND: ReadonlySet<SectionName> = new Set(['rows', 'prices', 'r-values', 'services']);

/** Sections that may take sand where a page would be a long white run without it. */
const MAY_TAKE_SAND: ReadonlySet<SectionName> = new Set(['benefits', 'climate', 'faq', 'failures', 'partners', 'plans', 'process', 'ticks']);

/** After so many sections on paper the next one that may takes sand. */
const LONGEST_ON_PAPER = 3;

/** The hero before the first section is tinted, and so is the form behind the last one. */
export function planBackgrounds(types: readonly SectionName[]): Background[] {
  let before: Background = 'dawn';
  let onPaper = 0;
  return types.map((type, index) => {
    const next = types[index + 1];
    const free = isPlain(before) && isPlain(next === undefined ? 'sand' : (FIXED[next] ?? 'paper'));
    const wanted = PREFERS_SAND.has(type) || (MAY_TAKE_SAND.has(type) && onPaper >= LONGEST_ON_PAPER);
    const background = FIXED[type] ?? (free && wanted ? 'sand' : 'paper');
    onPaper = background === 'paper' ? onPaper + 1 : 0;
    before = background;
    return background;
  });
}

function isPlain(background: Background): boolean {
  return background === 'paper' || background === 'ink';
}
