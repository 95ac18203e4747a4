// A YAML file as people write it: its bytes, its size and depth, its places, and what is told of what is wrong.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseSource, readSource, type Source } from '../../../../generator/content/yaml/source';
import { FIXTURES, parse, show } from './sources';

function fine(text: string): Source {
  const result = parse(text);
  if (Array.isArray(result)) throw new Error(show(result));
  return result;
}

// Each folder: input.yaml, and as expected.txt the value as JSON or the problems as a person sees them.
describe('YAML as people write it', () => {
  it.each(readdirSync(FIXTURES).sort())('%s', async (name) => {
    const folder = join(FIXTURES, name);
    const result = parseSource('/site/input.yaml', readFileSync(join(folder, 'input.yaml')));
    await expect(show(result)).toMatchFileSnapshot(join(folder, 'expected.txt'));
  });
});

describe('bytes', () => {
  const SAVE = '  fix: save the file as UTF-8 (in most editors: "Save with encoding", then "UTF-8")\n';

  it('accepts a UTF-8 mark, and lines that end as on Windows or an old Mac', () => {
    const text = 'title: "a\n  b"\nlead: |\n  one\n  two\nplain: a\n  b\n';
    const { value, locate } = fine(text);
    for (const other of [text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\r'), `\ufeff${text}`]) {
      const source = fine(other);
      expect(source.value).toEqual(value);
      expect(source.locate(['plain'])).toEqual(locate(['plain']));
      expect(source.locate(['title'], 'key')).toEqual({ line: 1, column: 1 });
    }
  });

  it.each([
    ['UTF-16 little endian', Buffer.from('\ufefftitle: Roofs\n', 'utf16le'), 'UTF-16'],
    ['UTF-16 big endian', Buffer.from('\ufefftitle: Roofs\n', 'utf16le').swap16(), 'UTF-16'],
    ['UTF-16 without mark', Buffer.from('title: Roofs\n', 'utf16le'), 'UTF-16'],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), 'UTF-32'],
    ['zero bytes', Buffer.from('title: Roofs\0\n'), 'something with zero bytes (an image, an office document?)'],
  ])('refuses %s', (_name, bytes, encoding) => {
    expect(show(parseSource('/site/a.yaml', bytes))).toBe(`a.yaml:1:1  The file is saved as ${encoding}, not as UTF-8.\n${SAVE}`);
  });

  it('refuses Latin-1 where it first shows', () => {
    const bytes = Buffer.from('title: Roofs\nname: La Ca\u00f1ada\n', 'latin1');
    expect(show(parseSource('/site/a.yaml', bytes))).toBe(
      `a.yaml:2:12  The file is not saved as UTF-8; it looks like Windows-1252 ("ANSI") or Latin-1.\n${SAVE}`,
    );
  });

  it('refuses control characters, each line of them', () => {
    expect(show(parse('a: x\u001b[31m\nb: fine\nc: \u0002\n'))).toBe(
      [
        'input.yaml:1:5  There is an invisible or broken character here (U+001B).',
        '  fix: delete it and type the text anew; it often comes with text pasted from another program',
        'input.yaml:3:4  There is an invisible or broken character here (U+0002).',
        '  fix: delete it and type the text anew; it often comes with text pasted from another program',
        '',
      ].join('\n'),
    );
  });

  it('refuses a byte-order mark in the middle', () => {
    expect(show(parse('a: \ufeffx\n'))).toContain('input.yaml:1:4  a: There is an invisible or broken character here (U+FEFF, byte-order mark).');
  });

  it('refuses more than 1 MiB, and reads 1 MiB', () => {
    const text = `a: ${'x'.repeat(1024 * 1024 - 3)}`;
    expect(fine(text).value).toEqual({ a: 'x'.repeat(1024 * 1024 - 3) });
    expect(show(parse(`${text}x`))).toBe(
      'input.yaml  The file is 1.0 MiB large; at most 1 MiB is read.\n' + '  fix: check that this is the right file; a data file holds texts only\n',
    );
  });

  it('calls an empty file empty', () => {
    expect(show(parse(''))).toContain('input.yaml:1:1  The file is empty, or holds comments only.');
  });
});

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'source-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (name: string) => show(readSource(join(folder, name)), folder);

  it('reads a file', () => {
    writeFileSync(join(folder, 'fine.yaml'), 'title: Roofs\n');
    expect(read('fine.yaml')).toBe('{\n  "title": "Roofs"\n}\n');
  });

  it('says that it does not exist', () => {
    const text = 'The file does not exist.\n  fix: create it, or correct the name of the file\n';
    expect(read('none.yaml')).toBe(`none.yaml  ${text}`);
    expect(read('fine.yaml/none.yaml')).toBe(`fine.yaml/none.yaml  ${text}`);
  });

  it('says that it is a folder', () => {
    mkdirSync(join(folder, 'folder.yaml'));
    expect(read('folder.yaml')).toBe('folder.yaml  This is a folder, not a file.\n  fix: put a file here, or correct the name\n');
  });

  it('says that it is too large without reading it', () => {
    writeFileSync(join(folder, 'large.yaml'), new Uint8Array(3 * 1024 * 1024));
    expect(read('large.yaml')).toContain('large.yaml  The file is 3.0 MiB large; at most 1 MiB is read.');
  });

  // Windows has no such rights.
  it.skipIf(process.platform === 'win32')('says that it may not be read', () => {
    writeFileSync(join(folder, 'secret.yaml'), 'title: Roofs\n');
    chmodSync(join(folder, 'secret.yaml'), 0);
    expect(asOrdinaryUser(() => read('secret.yaml'))).toBe(
      'secret.yaml  The file may not be read (permission denied).\n  fix: give yourself the right to read the file\n',
    );
  });

  it('says what it knows of any other failure', () => {
    expect(read(`${'n'.repeat(300)}.yaml`)).toContain('The file cannot be read (ENAMETOOLONG).');
    expect(read('a\0.yaml')).toContain('a\\u0000.yaml  The file cannot be read (ERR_INVALID_ARG_VALUE).');
  });
});

/** The system lets its administrator read everything, and a container often runs tests as one. */
function asOrdinaryUser<T>(act: () => T): T {
  if (process.getuid?.() !== 0) return act();
  process.seteuid?.('nobody');
  try {
    return act();
  } finally {
    process.seteuid?.(0);
  }
}

describe('size and depth', () => {
  const limit = 512 * 1024;
  it.each([
    ['brackets', '['.repeat(100_000)],
    ['braces', '{'.repeat(100_000)],
    ['dashes', '- '.repeat(50_000)],
    ['question marks', '? '.repeat(50_000)],
    ['pairs in brackets', '[a: '.repeat(25_000)],
  ])('100,000 %s do not end the process', (_name, text) => {
    expect(show(parse(text))).toContain('The data is nested deeper than 50 levels from here on.');
  });

  it.each([
    ['closing brackets', ']'.repeat(limit)],
    ['closing brackets in lines', ']\n'.repeat(limit / 2)],
    ['quotes', '"'.repeat(limit / 4)],
    ['anchors', '&a '.repeat(limit / 12)],
    ['documents', '---\n'.repeat(limit / 16)],
    ['tabs', `a: 1\n${'\tb: 1\n'.repeat(limit / 24)}`],
    ['repeated names', 'a: 1\n'.repeat(limit / 20)],
  ])(
    'many %s are at most 26 problems, in seconds',
    (_name, text) => {
      const result = parse(text);
      expect(Array.isArray(result) && result.length).toBeLessThanOrEqual(26);
      expect(Array.isArray(result) && result.length).toBeGreaterThan(0);
    },
    30_000,
  );

  it('says where the text goes too deep', () => {
    expect(show(parse(`a: ${'['.repeat(60)}${']'.repeat(60)}`))).toContain('input.yaml:1:53  The data is nested deeper');
  });

  it.each([60, 50_000])('blames a colon in a text, and not the depth that it seems to make, %i times', (times) => {
    expect(show(parse('a: b: c\n'.repeat(60)))).toContain('input.yaml:1:4  There is a colon inside this text');
    expect(show(parse('a: '.repeat(times)))).toContain('input.yaml:1:4  There is a colon inside this text');
  });
});

describe('locate and written', () => {
  const source = fine(['# comment', 'title: Roofs', 'zip: 02134', 'empty:', 'hero:', '  items:', '    - a: "x"', '    - {b: [1, 2]}', ''].join('\n'));

  it.each([
    [[], 2, 1, 2, 1],
    [['title'], 2, 1, 2, 8],
    [['zip'], 3, 1, 3, 6],
    [['empty'], 4, 1, 4, 1],
    [['hero'], 5, 1, 6, 3],
    [['hero', 'items'], 6, 3, 7, 5],
    [['hero', 'items', 0], 7, 7, 7, 7],
    [['hero', 'items', 0, 'a'], 7, 7, 7, 10],
    [['hero', 'items', 1, 'b', 1], 8, 15, 8, 15],
    [['hero', 'items', 7, 'b'], 6, 3, 7, 5],
    [['hero', 'none', 'deeper'], 5, 1, 6, 3],
    [['none'], 2, 1, 2, 1],
    [['toString'], 2, 1, 2, 1],
  ])('%j', (path, keyLine, keyColumn, line, column) => {
    expect(source.locate(path, 'key')).toEqual({ line: keyLine, column: keyColumn });
    expect(source.locate(path)).toEqual({ line, column });
  });

  it('gives the text as it is written', () => {
    expect(source.written(['zip'])).toBe('02134');
    expect(source.written(['hero', 'items', 0, 'a'])).toBe('"x"');
    expect(source.written(['hero', 'items', 1])).toBe('{b: [1, 2]}');
    expect(source.written(['empty'])).toBe('');
    expect(source.written(['none'])).toBeUndefined();
  });
});
