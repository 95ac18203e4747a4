// The icons that browsers and phones ask for by name: the mark as pixels, on the site's paper.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { TOUCH_ICON, TOUCH_SIZE } from '../content/files/icons';

const ICON_FILES = ['favicon.ico', TOUCH_ICON] as const;
type IconName = (typeof ICON_FILES)[number];

export interface Icon {
  file: IconName;
  bytes: Uint8Array;
}

/** Pixels: that of a tab at double density, and that of phones. */
const SIZE: Record<IconName, number> = { 'favicon.ico': 32, [TOUCH_ICON]: TOUCH_SIZE };

/** `paper`: #rrggbb; Apple fills what is transparent with black. */
export interface IconSource {
  svg: string;
  paper: string;
}

/** Files of the same names in the data folder take the place of what is drawn. */
export function planIcons(mark: IconSource, data: string): Icon[] {
  return ICON_FILES.map((file) => {
    const own = join(data, file);
    if (existsSync(own)) return { file, bytes: readFileSync(own) };
    const image = png(mark, SIZE[file]);
    return { file, bytes: file.endsWith('.ico') ? ico(image, SIZE[file]) : image };
  });
}

/** Whatever the shape of the mark, the icon is a square that holds all of it. Without fonts: a machine's own would change the bytes. */
export function png({ svg, paper }: IconSource, size: number): Uint8Array {
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image href="${image}" width="1" height="1"/></svg>`;
  const options = { background: paper, fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } } as const;
  return new Resvg(square, options).render().asPng();
}

/** One image in the container that /favicon.ico has to be: a directory of one entry, and the PNG as it is. */
function ico(image: Uint8Array, size: number): Uint8Array {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.set([size, size, 0, 0], 6);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(image.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, image]);
}
