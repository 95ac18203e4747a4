// shingle audit on what is claimed: a page or a data file doctored against the register or the law does not pass, and is told where.
import { describe, expect, it } from 'vitest';
import { pagesIn } from '../../setup/output';
import { audited, CITY, change, generate, out, told } from './setup';

describe('claims', () => {
  it('finds a figure that the register does not have, and the line it is written in', async () => {
    change('data/cities/el-centro.yaml', "The sun is the painter's enemy.", 'We save you 40% on paint. The sun does not.');
    await generate();
    expect(told(await audited(), 'claims')).toContainEqual(
      'error: data/cities/el-centro.yaml:4:19  lede: "40%" is in no entry of the claims register: "We save you 40% on paint." On /cities/el-centro.\n' +
        '  fix: state it in claims.yaml with its basis and refer to it as {claim:id}; a local fact wants its source beside it; or write it without the figure',
    );
  });

  it('finds counts, years and prices that nothing proves, each with its line', async () => {
    change(
      'data/cities/el-centro.yaml',
      "The sun is the painter's enemy.",
      'Since 1998, 12 crews for 4,000 homeowners at the lowest price, and your most trusted contractor.',
    );
    await generate();
    const found = told(await audited(), 'claims').filter((line) => line.includes('data/cities/el-centro.yaml:4:'));
    expect(found.map((line) => /lede: "([^"]*)" (is in no entry|wants proof)/.exec(line)?.slice(1))).toEqual([
      ['Since 1998', 'is in no entry'],
      ['12 crews', 'is in no entry'],
      ['4,000 homeowners', 'is in no entry'],
      ['lowest price', 'is in no entry'],
      ['your most trusted contractor', 'wants proof'],
    ]);
  });

  it('finds one that is only in the page', async () => {
    change(CITY, '<h1', '<p>A lifetime warranty</p><h1');
    expect(told(await audited(), 'claims')).toContainEqual(expect.stringContaining('error: out/cities/el-centro.html  "lifetime warranty" is in no entry'));
  });

  it('finds one that was typed, where the register has it', async () => {
    change('data/cities/el-centro.yaml', "The sun is the painter's enemy.", 'Covered for $1M, whatever the sun does.');
    await generate();
    expect(told(await audited(), 'claims')).toContainEqual(
      expect.stringContaining(
        'warning: data/cities/el-centro.yaml:4:19  warning: lede: "$1M" is typed here, where the register has it as a claim. On /cities/el-centro.\n  fix: write {claim:liability}',
      ),
    );
  });

  it('lets local facts be that name their source', async () => {
    change('data/cities/el-centro.yaml', 'value: "1"', 'value: "40% shade"');
    await generate();
    expect(told(await audited(), 'claims')).toHaveLength(1);
  });

  it('points at words of rank, once for all pages', async () => {
    for (const { file } of pagesIn(out)) change(`out/${file}`, '</footer>', '<p>Top rated painters</p></footer>');
    expect(told(await audited(), 'claims').filter((line) => line.includes('wants proof'))).toHaveLength(1);
  });
});

describe('advertising law', () => {
  it('wants the license number on every page', async () => {
    change(CITY, '0000000', '');
    expect(told(await audited(), 'law')).toEqual([
      expect.stringContaining(
        'error: out/cities/el-centro.html  the license number 0000000 stands neither in the header nor in the footer. On /cities/el-centro.',
      ),
    ]);
  });

  it('does not count one that only the body shows, or that is hidden', async () => {
    change(CITY, /<p>Lic\. 0000000<\/p>/, '<p hidden="">Lic. 0000000</p>');
    change(CITY, /<li>Lic\. 0000000<\/li>/, '');
    change(CITY, '<h1', '<p>Lic. 0000000</p><h1');
    expect(told(await audited(), 'law')).toHaveLength(1);
  });

  it('refuses the word bonded wherever it stands', async () => {
    change('data/cities/el-centro.yaml', "The sun is the painter's enemy.", 'Licensed and bonded.');
    await generate();
    change('out/index.html', '<h1', '<img alt="Bonded"/><h1');
    expect(told(await audited(), 'law')).toEqual([
      expect.stringContaining('error: data/cities/el-centro.yaml:4:20  lede: "bonded" may not be said'),
      expect.stringContaining('error: out/index.html  "Bonded" may not be said'),
    ]);
  });

  it('refuses "insured" without its kind in the same card, and takes it with its kind', async () => {
    change(CITY, '<h1', '<ul><li><b>Licensed &amp; Insured</b></li><li>$1M general liability</li></ul><h1');
    expect(told(await audited(), 'law')).toEqual([expect.stringContaining('"Insured" does not say by what kind of insurance: "Licensed & Insured"')]);
    change(CITY, '</b></li><li>', '</b><p>');
    change(CITY, 'liability</li></ul>', 'liability</p></li></ul>');
    expect(told(await audited(), 'law')).toEqual([]);
  });

  it('wants terms, and the last day in them', async () => {
    change(CITY, 'Until December 31, 2030.', 'Soon over.');
    expect(told(await audited(), 'law')).toEqual([
      expect.stringContaining('error: data/promotion.yaml:7:8  terms: the offer does not say on which day it ends. On /cities/el-centro.'),
      expect.stringContaining('error: data/promotion.yaml:7:8  terms: the offer is made without its terms. On /cities/el-centro.'),
    ]);
  });

  it('ends the offer by the day in California', async () => {
    const last = await audited({ now: new Date('2031-01-01T07:59:00Z') });
    expect(told(last, 'law')).toEqual([]);
    const over = await audited({ now: new Date('2031-01-01T08:01:00Z') });
    expect(told(over, 'law')).toEqual([
      expect.stringMatching(
        /^error: data\/promotion\.yaml:8:9 {2}endsOn: the offer ended on December 31, 2030; today is January 1, 2031\. On \/cities\/el-centro and 3 other pages\./,
      ),
    ]);
  });

  it('wants each service within the classes of the license', async () => {
    change('data/services/painting.yaml', /classification: .*/, 'classification: C-39');
    expect(told(await audited(), 'law')).toEqual([expect.stringContaining('the license (C-33) does not cover work of class C-39.')]);
  });
});
