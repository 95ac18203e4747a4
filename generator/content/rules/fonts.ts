// A site's own fonts (data/site.yaml, fonts): files of data/fonts, each in the one format that every browser takes.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { error, type Place, type Problem, warning } from '../../problem';
import { oneOf } from '../../text/near';
import { isFolder, listed } from '../files/names';
import type { SiteData, Sources } from '../read';

/** Folder of the owner's fonts in the data. */
export const FONTS = 'fonts';

/** What a font is for; the order is that in which a page asks for them. */
export const FACES = ['display', 'text'] as const;

export type Face = (typeof FACES)[number];

/** How a WOFF2 file begins (W3C, WOFF File Format 2.0, 4.1): its signature, its flavor, its length in bytes. */
const HEADER = { signature: 'wOF2', lengthAt: 8, bytes: 12 };

export function fontProblems(data: SiteData, folder: string, sources: Sources): Problem[] {
  const there = fontsIn(folder);
  const problems = FACES.flatMap((face) => {
    const name = data.site.fonts?.[face]?.file;
    return name === undefined ? [] : fileProblems(name, { there, folder, place: placeOf(face, folder, sources) });
  });
  return [...problems, ...unused(data, there, folder)];
}

function placeOf(face: Face, folder: string, sources: Sources): Place {
  const file = join(folder, 'site.yaml');
  return { file, ...sources.get(file)?.locate(['fonts', face, 'file']), field: `fonts.${face}.file` };
}

function fileProblems(name: string, { there, folder, place }: { there: readonly string[]; folder: string; place: Place }): Problem[] {
  if (!there.includes(name)) {
    const fix = there.length === 0 ? 'put the font into the folder fonts in the data folder, as a .woff2 file' : oneOf(name, there);
    return [error({ ...place, what: `there is no font ${name} in data/fonts.`, fix })];
  }
  const { signature, length, size } = headerOf(join(folder, FONTS, name));
  if (signature !== HEADER.signature) {
    return [
      error({
        ...place,
        what: `${name} is no WOFF2 font, whatever its name says.`,
        fix: 'get the font as WOFF2, or have it converted: renaming a file does not change what it is',
      }),
    ];
  }
  if (length === size) return [];
  return [error({ ...place, what: `${name} is not whole: it is ${size} bytes long and says that it has ${length}.`, fix: 'download or copy the font again' })];
}

/** A font that lies there for nothing is most often one that somebody meant to use. */
function unused({ site: { fonts = {} } }: SiteData, there: readonly string[], folder: string): Problem[] {
  const used = FACES.map((face) => fonts[face]?.file);
  return there
    .filter((name) => !used.includes(name))
    .map((name) =>
      warning({
        file: join(folder, FONTS, name),
        what: 'nothing uses this font.',
        fix: `name it in site.yaml under fonts, or move it out of the data folder`,
      }),
    );
}

function fontsIn(folder: string): string[] {
  const fonts = join(folder, FONTS);
  return isFolder(fonts) ? listed(fonts).filter((name) => name.endsWith('.woff2') && !isFolder(join(fonts, name))) : [];
}

function headerOf(file: string): { signature: string; length: number; size: number } {
  const bytes = Buffer.alloc(HEADER.bytes);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, bytes);
    return { signature: bytes.toString('latin1', 0, HEADER.signature.length), length: bytes.readUInt32BE(HEADER.lengthAt), size: fstatSync(opened).size };
  } finally {
    closeSync(opened);
  }
}
