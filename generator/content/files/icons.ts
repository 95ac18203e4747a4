// A site's own icons (data/favicon.ico, data/apple-touch-icon.png): published as they are, in the place of those drawn from the mark.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { error, type Problem } from '../../problem';
import { isFolder } from './names';
import { revealed } from './revealing';

/** Pixels that Apple asks for, either way. */
export const TOUCH_SIZE = 180;

export const TOUCH_ICON = 'apple-touch-icon.png';

/** What a file of each begins with (Microsoft's icon folder; the PNG signature). */
const FORMATS = [
  { name: 'favicon.ico', format: 'ICO', begins: [0, 0, 1, 0] },
  { name: TOUCH_ICON, format: 'PNG', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

export function iconProblems(folder: string): Problem[] {
  return FORMATS.flatMap(({ name, format, begins }) => {
    const file = join(folder, name);
    if (!existsSync(file)) return [];
    if (isFolder(file))
      return [error({ file, what: 'there is a folder where an icon should be.', fix: `put the icon in its place (${format}), or rename the folder` })];
    const bytes = readFileSync(file);
    if (!begins.every((byte, index) => bytes[index] === byte)) {
      return [
        error({
          file,
          what: `this is no ${format} file, whatever its name says.`,
          fix: `save it as ${format}, or take it away: an icon is drawn from the mark then`,
        }),
      ];
    }
    const telling = revealed(bytes);
    return [...(telling === null ? [] : [error({ file, ...telling })]), ...(name === TOUCH_ICON ? sizeProblems(file, bytes) : [])];
  });
}

/** Width and height are the first of a PNG's header, which is its first chunk (PNG, section 11.2.1). */
function sizeProblems(file: string, png: Buffer): Problem[] {
  if (png.length < 24) return [error({ file, what: 'this PNG file ends before it says its size.', fix: `save it anew, ${TOUCH_SIZE} x ${TOUCH_SIZE} pixels` })];
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  if (width === TOUCH_SIZE && height === TOUCH_SIZE) return [];
  return [error({ file, what: `this icon is ${width} x ${height} pixels.`, fix: `save it ${TOUCH_SIZE} x ${TOUCH_SIZE}: phones ask for that size` })];
}
