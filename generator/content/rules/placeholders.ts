// Which values are placeholders: marked in the data, or recognizable by themselves (D1). A production build refuses them.
import { z } from 'zod';
import { error, fieldPath, MOST_PROBLEMS, type Problem } from '../../problem';
import { oneOf } from '../../text/near';
import { type Path, visit } from '../visit';
import type { Source } from '../yaml/source';
import { shorten } from '../yaml/words';

/** What a file says of its own fields. Paths are written `license.number`, `items[2].text`. */
interface Marks {
  placeholders: string[];
  confirmed: string[];
}

export type MarkedFields = Map<string, Marks>;

/** Names of the two lists: every file may have them beside the fields of its schema. */
export const MARK_NAMES = ['placeholders', 'confirmed'] as const;

const marks = z.object({
  placeholders: z.array(z.string()).default([]),
  confirmed: z.array(z.string()).default([]),
});

/** Takes the two lists off the file's value; what is left is the value that its schema describes. */
export function readMarks(source: Source): { value: unknown; marks: Marks; problems: Problem[] } {
  const none = { placeholders: [], confirmed: [] };
  if (typeof source.value !== 'object' || source.value === null) return { value: source.value, marks: none, problems: [] };
  const { placeholders, confirmed } = source.value as Record<string, unknown>;
  const value = withoutMarks(source.value);
  const parsed = marks.safeParse({ placeholders, confirmed });
  if (!parsed.success) {
    const key = String(parsed.error.issues[0]?.path[0]);
    const place = source.locate([key]);
    return {
      value,
      marks: none,
      problems: [
        error({ file: source.file, ...place, field: key, what: 'has to be a list of fields of this file.', fix: 'write it like [phone, license.number]' }),
      ],
    };
  }
  return { value, marks: parsed.data, problems: unknownFields(source, value, parsed.data) };
}

function withoutMarks(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !MARK_NAMES.some((mark) => mark === name)));
}

function unknownFields(source: Source, value: object, found: Marks): Problem[] {
  if (MARK_NAMES.every((list) => found[list].length === 0)) return [];
  const fields = new Set<string>();
  visit(value, (path) => void fields.add(fieldPath(path)));
  const names = [...fields].sort().slice(0, MOST_COMPARED);
  return MARK_NAMES.flatMap((list) =>
    found[list]
      .map((field, index) => ({ field, index }))
      .filter(({ field }) => !fields.has(field))
      .slice(0, MOST_PROBLEMS + 1)
      .map(({ field, index }) =>
        error({
          file: source.file,
          ...source.locate([list, index]),
          field: `${list}[${index}]`,
          what: `"${shorten(field)}" is not a field of this file.`,
          fix: oneOf(field, names),
        }),
      ),
  );
}

/** A file of people's has some hundred fields; to find the nearest of a hundred thousand takes too long. */
const MOST_COMPARED = 3000;

export interface Placeholder {
  file: string;
  path: Path;
  value: string;
  /** Whether the file's own list names it; else it is recognized by itself. */
  listed: boolean;
}

/** Every placeholder of a file: what its list names, and what nobody could mean as real, unless it is confirmed. */
export function placeholdersOf(source: Source, found: Marks): Placeholder[] {
  const list: Placeholder[] = [];
  const [isConfirmed, isMarked] = [within(found.confirmed), within(found.placeholders)];
  visit(source.value, (path, leaf) => {
    if (MARK_NAMES.some((mark) => mark === path[0]) || isConfirmed(path)) return;
    const marked = isMarked(path);
    if (typeof leaf !== 'string') {
      if (marked && (leaf === null || typeof leaf !== 'object')) list.push({ file: source.file, path, value: String(leaf), listed: true });
      return;
    }
    if (marked || (!isExample(path) && looksInvented(leaf))) list.push({ file: source.file, path, value: leaf, listed: marked });
  });
  return list;
}

/** Gray example text inside an empty field is meant to be invented. */
function isExample(path: Path): boolean {
  return path.includes('examples');
}

/**
 * 555-0100 to 555-0199 is set aside for fiction in every area code, and the example domains for documentation (RFC 2606);
 * a license of zeros is nobody's.
 */
function looksInvented(text: string): boolean {
  return /\b555-01\d\d\b/.test(text) || /(^|[/@.])example\.(com|net|org)\b/i.test(text) || /^#?0{6,7}$/.test(text);
}

/** Whether a field is one of those, or stands in one of them. */
function within(fields: readonly string[]): (path: Path) => boolean {
  const known = new Set(fields);
  return (path) => known.size > 0 && path.some((_, index) => known.has(fieldPath(path.slice(0, index + 1))));
}
