// Walks plain data.
export type Path = readonly (string | number)[];

/** Calls `see` for every value inside `value`, containers included, parents first. */
export function visit(value: unknown, see: (path: Path, value: unknown) => void, path: Path = []): void {
  if (path.length > 0) see(path, value);
  if (Array.isArray(value)) value.forEach((item, index) => visit(item, see, [...path, index]));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) visit(item, see, [...path, key]);
  }
}
