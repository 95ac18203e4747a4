// A title whose names stay together: a place of two words, words joined by a hyphen, and in a narrow box an article with its word. What
// is whole goes to the next line where it does not fit, and breaks only where it is wider than the column.

const HYPHENED = String.raw`[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+`;
/** A line may break beside what is whole: the marks around it belong to it. */
const MARKS = String.raw`[^\s\p{L}\p{N}]*`;
const WITH_ARTICLE = String.raw`(?<![\p{L}\p{N}])(?:[Aa]n?|[Tt]he) [\p{L}\p{N}]+`;

interface Props {
  text: string;
  /** The page's own; of a county the name without that word, where both are too long. */
  place?: string | undefined;
  /** Of lines of two words or three: none ends on an article. */
  articles?: boolean;
}

export function Title({ text, place = '', articles = false }: Props) {
  const whole = curled(place);
  const town = withoutCounty(whole);
  const names = [whole, town].filter((name) => name.includes(' ') && (name === town || !isLong(name)));
  const together = [...names.map(asWord), HYPHENED, ...(articles ? [WITH_ARTICLE] : [])];
  const parts = curled(text).split(new RegExp(`(${MARKS}(?:${together.join('|')})${MARKS})`, 'u'));
  // Split by a group, every second part is what the group took.
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span className="whole" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** On a window of 375 px the column has 335: "in" and eleven letters of 44 px are wider, and the "in" would have a line to itself. */
const LETTERS = 10;

/** The apostrophe as typed is straight, which in large letters looks like a slip. */
function curled(text: string): string {
  return text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

export function withoutCounty(place: string): string {
  return place.replace(/ County$/, '');
}

export function isLong(name: string): boolean {
  return name.length > LETTERS;
}

/** The name by itself: not the "La Mesa" of "La Mesans". */
function asWord(name: string): string {
  return String.raw`(?<![\p{L}\p{N}])${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\p{L}\p{N}])`;
}
