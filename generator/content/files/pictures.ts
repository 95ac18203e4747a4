// The owner's photographs (data/images): which of them pages show, and what in their files is wrong before anyone sees them.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { error, type Problem, warning } from '../../problem';
import { IMAGES, type SiteData } from '../read';
import { visit } from '../visit';
import { endOf, FORMAT_OF, type Format, formatOf, otherKind } from './pictureFormats';
import { MOST_BYTES, revealed, type Words } from './revealing';

/** A phone on a slow line waits for each: 500 KB are four seconds at 1 Mbit/s. */
const HEAVY_BYTES = 500_000;
const BYTES_A_SECOND = 125_000;

/** What programs leave behind the end without meaning anything by it. */
const SPARE_BYTES = 1024;

/** Names of the pictures that pages show; only these are published. */
export function namedPictures(data: SiteData): string[] {
  const names = new Set<string>();
  visit(data, (path, value) => {
    if (path.at(-1) === 'src' && typeof value === 'string') names.add(value);
  });
  return [...names].sort();
}

/** Of pictures that are there: that one is missing is told where it is named (content/rules/references.ts). */
export function pictureProblems(data: SiteData, folder: string): Problem[] {
  return namedPictures(data)
    .map((name) => join(folder, IMAGES, name))
    .filter((file) => existsSync(file) && statSync(file).isFile())
    .flatMap((file) => {
      const { size } = statSync(file);
      if (size > MOST_BYTES) return [error({ file, ...heavy(size) })];
      const refusal = refused(readFileSync(file), FORMAT_OF[file.slice(file.lastIndexOf('.') + 1)]);
      if (refusal !== null) return [error({ file, ...refusal })];
      return size > HEAVY_BYTES ? [warning({ file, ...heavy(size) })] : [];
    });
}

const EXPORT = 'export it from a program for photographs as a JPEG for the web';

/** Why a picture of this name cannot be published; exported for the tests of every kind of file. */
export function refused(bytes: Buffer, expected: Format | undefined): Words | null {
  if (bytes.length === 0) return { what: 'this file is empty.', fix: 'copy the picture again' };
  const format = formatOf(bytes);
  if (format === null) {
    const other = otherKind(bytes);
    const fix = other?.startsWith('a note of')
      ? 'get the files themselves: git lfs pull, or git annex get'
      : `${EXPORT}: a new name does not change what it is`;
    return { what: `this is ${other ?? 'no picture that browsers show'}, whatever its name says.`, fix };
  }
  if (format !== expected)
    return {
      what: `this is a ${format} picture, and its name says ${expected ?? 'something else'}.`,
      fix: 'give it the ending of what it is, here and in the data that names it',
    };
  const end = endOf(format, bytes);
  if (end === null) return { what: `this picture is cut off: the end of the ${format} file is not there.`, fix: 'copy or download it again' };
  const telling = revealed(bytes);
  if (telling !== null) return telling;
  if (bytes.length - end > SPARE_BYTES) {
    return { what: `behind the end of this picture stand ${bytes.length - end} bytes of something else: a film, or a second picture.`, fix: EXPORT };
  }
  return null;
}

function heavy(size: number): Words {
  const seconds = Math.round(size / BYTES_A_SECOND);
  return {
    what: `this picture is ${(size / 1_000_000).toFixed(1)} MB large: a phone on a slow line waits ${seconds} s for it.`,
    fix: 'save it smaller: 1600 pixels wide at most, as JPEG of quality 75 or as WebP',
  };
}
