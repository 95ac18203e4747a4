// shingle audit on the texts: a copy, a page that is hard to read and a word misspelled are told, and where.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagesIn } from '../../setup/output';
import { audited, CITY, change, data, generate, out, told } from './setup';

describe('similarity', () => {
  it('is not fooled by another name: a city page with its names swapped is a copy', async () => {
    cpSync(join(data, 'cities/el-centro.yaml'), join(data, 'cities/brawley.yaml'));
    change('data/cities/brawley.yaml', 'El Centro', 'Brawley');
    for (const [from, to] of [
      ['One', 'West Side'],
      ['Two', 'East Side of Town'],
      ['Three', 'Oaks'],
    ] as const)
      change('data/cities/brawley.yaml', from, to);
    await generate();
    const report = await audited();
    expect(report.twins).toEqual([
      { page: '/cities/brawley', twin: '/cities/el-centro', share: 1, passage: expect.stringContaining('§') },
      { page: '/cities/el-centro', twin: '/cities/brawley', share: 1, passage: expect.stringContaining('§') },
    ]);
    expect(told(report, 'similarity')).toEqual([
      expect.stringContaining('error: data/cities/brawley.yaml  100.0% of its text stands on /cities/el-centro too'),
      expect.stringContaining('error: data/cities/el-centro.yaml  100.0% of its text stands on /cities/brawley too'),
    ]);
  });
});

describe('reading', () => {
  const own = async () => told(await audited(), 'reading').filter((line) => line.includes('/cities/el-centro.'));

  it('measures title and description', async () => {
    change(CITY, /<title>[^<]*/, `<title>${'Long title '.repeat(6)}`);
    change(CITY, /<meta name="description" content="[^"]*"/, `<meta name="description" content="${'Long text '.repeat(20)}"`);
    expect(await own()).toEqual([expect.stringContaining('the description has 199 characters.'), expect.stringContaining('the title has 65 characters')]);
  });

  it('wants one h1 and no level left out', async () => {
    change(CITY, '</main>', '<h1>Again</h1><h4>Deep</h4></main>');
    expect((await own()).slice(-2)).toEqual([
      expect.stringContaining('the heading "Deep" (level 4) follows one of level 1.'),
      expect.stringContaining('the page has 2 headings of the first level.'),
    ]);
  });

  it('points at a text that is hard to read', async () => {
    const hard =
      'Comprehensive evaluations of residential installations necessitate multidisciplinary considerations regarding ventilation, insulation and specification documentation.';
    change(CITY, '</main>', `<p>${`${hard} `.repeat(12)}</p></main>`);
    expect(await own()).toContainEqual(expect.stringMatching(/the text is hard to read: a reading ease of -?\d+, where 60 is plain English\./));
  });
});

describe('spelling', () => {
  it('names the word, the nearest, and the line it is written in', async () => {
    change('data/cities/el-centro.yaml', "The sun is the painter's enemy.", 'The sun is the paintter of walls.');
    await generate();
    expect(told(await audited(), 'spelling')).toEqual([
      'warning: data/cities/el-centro.yaml:4:22  warning: lede: "paintter" is in no list of words. On /cities/el-centro.\n  fix: write "painter"; if "paintter" is right, add it to words.txt',
    ]);
  });

  it('reads what only listeners hear, and tells what stands on every page once', async () => {
    for (const { file } of pagesIn(out)) change(`out/${file}`, '</footer>', '<i aria-label="Clsoe"></i></footer>');
    expect(told(await audited(), 'spelling')).toEqual([expect.stringMatching(/"Clsoe" is in no list of words\. On .* and 6 other pages\./)]);
  });

  it('takes the words of words.txt, and one a line', async () => {
    change('data/words.txt', 'Lic', 'two words # no');
    expect(told(await audited(), 'spelling')).toEqual([
      expect.stringContaining('"Lic" is in no list of words.'),
      expect.stringContaining('warning: data/words.txt:1  warning: "two words" is more than one word.'),
    ]);
  });
});
