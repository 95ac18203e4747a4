// A title whose short names stay on one line: a place of two words, words joined by a hyphen, and in a narrow box an article with its word.

/** What fits a line of the largest type on a window of 320 px: 280 px, a letter at 38 px about 23 wide. */
const LETTERS = 12;

const HYPHENED = String.raw`[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+`;

const WITH_ARTICLE = String.raw`(?<![\p{L}\p{N}])(?:[Aa]n?|[Tt]he) [\p{L}\p{N}]+`;

interface Props {
  text: string;
  /** The page's own; of a county the name without that word, where both are too long. */
  place?: string | undefined;
  /** Of lines of two words or three: none ends on an article. */
  articles?: boolean;
}

export function Title({ text, place = '', articles = false }: Props) {
  const names = [place, place.replace(/ County$/, '')].filter((name) => name.includes(' ') && name.length <= LETTERS);
  // Split by a group, every second part is what the group took.
  const parts = text.split(new RegExp(`(${[...names.map(asWord), HYPHENED, ...(articles ? [WITH_ARTICLE] : [])].join('|')})`, 'u'));
  return parts.map((part, index) =>
    index % 2 === 1 && part.length <= LETTERS ? (
      <span className="whole" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The name by itself: not the "La Mesa" of "La Mesans". */
function asWord(name: string): string {
  return String.raw`(?<![\p{L}\p{N}])${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\p{L}\p{N}])`;
}
