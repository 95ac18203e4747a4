// A data file's bytes: whether there is such a file, how large it is, and the text in it, whatever machine saved it.
import type { Stats } from 'node:fs';
import type { ProblemParts } from '../../problem';
import { unseenWords } from '../rules/unseen';
import type { Words } from './words';
import type { Position } from './yamlText';

export const MOST_BYTES = 1024 * 1024;

export function refuseFile(stats: Stats): Words | undefined {
  if (stats.isDirectory()) {
    return { what: 'This is a folder, not a file.', fix: 'put a file here, or correct the name' };
  }
  if (!stats.isFile()) return { what: 'This is not an ordinary file.', fix: 'put an ordinary text file here' };
  return stats.size > MOST_BYTES ? tooLarge(stats.size) : undefined;
}

export function tooLarge(bytes: number): Words {
  return {
    what: `The file is ${(bytes / MOST_BYTES).toFixed(1)} MiB large; at most 1 MiB is read.`,
    fix: 'check that this is the right file; a data file holds texts only',
  };
}

export function unreadable(cause: unknown): Words {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return { what: 'The file does not exist.', fix: 'create it, or correct the name of the file' };
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return { what: 'The file may not be read (permission denied).', fix: 'give yourself the right to read the file' };
  }
  return {
    what: `The file cannot be read (${code || String(cause)}).`,
    fix: 'check the name of the file and the disk that it is on',
  };
}

const SAVE = 'save the file as UTF-8 (in most editors: "Save with encoding", then "UTF-8")';

/** The text with plain line ends, or why the bytes are no text. */
export function decode(bytes: Uint8Array): string | ProblemParts[] {
  const foreign = foreignEncoding(bytes);
  if (foreign) return [{ line: 1, column: 1, what: `The file is saved as ${foreign}, not as UTF-8.`, fix: SAVE }];
  const text = withPlainLineEnds(new TextDecoder().decode(bytes));
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const what = 'The file is not saved as UTF-8; it looks like Windows-1252 ("ANSI") or Latin-1.';
    return [{ ...positionIn(text, Math.max(0, text.indexOf('\ufffd'))), what, fix: SAVE }];
  }
  const unprintable = controlCharacters(text);
  return unprintable.length > 0 ? unprintable : text;
}

function foreignEncoding(bytes: Uint8Array): string | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? 'UTF-32' : 'UTF-16';
  if (first === 0xfe && second === 0xff) return 'UTF-16';
  if (!bytes.includes(0)) return undefined;
  return first === 0 || second === 0 ? 'UTF-16' : 'something with zero bytes (an image, an office document?)';
}

/** So that a file from Windows or from an old Mac has the same value; the lines and columns stay the same too. */
function withPlainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

// The parser uses some of these as its own marks, and no page may hold them.
const CONTROL = /(?![\n\t])[\p{Cc}\ufffe\uffff]/u;

function controlCharacters(text: string): ProblemParts[] {
  return text.split('\n').flatMap((line, index) => {
    const found = CONTROL.exec(line);
    if (!found) return [];
    return [{ line: index + 1, column: found.index + 1, ...unseenWords(found[0]) }];
  });
}

function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
