// A site's own icons (data/favicon.ico, data/apple-touch-icon.png): published as they are, in the place of those drawn from the mark.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { error, type Problem } from '../problem';

/** What a file of each begins with (Microsoft's icon folder; the PNG signature). */
const FORMATS = [
  { name: 'favicon.ico', format: 'ICO', begins: [0, 0, 1, 0] },
  { name: 'apple-touch-icon.png', format: 'PNG', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

export function iconProblems(folder: string): Problem[] {
  return FORMATS.flatMap(({ name, format, begins }) => {
    const file = join(folder, name);
    if (!existsSync(file)) return [];
    const bytes = readFileSync(file);
    if (begins.every((byte, index) => bytes[index] === byte)) return [];
    return [error({ file, what: `this is no ${format} file, whatever its name says.`, fix: `save it as ${format}, or take it away: an icon is drawn from the mark where it can be` })];
  });
}
