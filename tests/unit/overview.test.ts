import { describe, expect, it } from 'vitest';
import { inGroups, overview } from '../../generator/overview';
import { error, type Problem, warning } from '../../generator/problem';

const shown = (problems: Problem[]) => overview(problems, { cwd: '/d' }).split('\n');
const sample = (name: string, line: number) =>
  error({ file: '/d/reviews.yaml', line, field: `items[${line}].sample`, what: `the review by "${name}" is a sample.`, fix: 'take it out' });
const phone = (city: string) => error({ file: `/d/cities/${city}.yaml`, field: 'phone', what: '12 is not a phone number.', fix: 'write ten digits' });

describe('overview', () => {
  it('puts problems together that differ in what they quote alone, with what settles them', () => {
    expect(shown([sample('Ana', 3), sample('Bo. And Co', 9)])).toEqual([
      '  2 errors: the review by "…" is a sample.',
      '    in reviews.yaml (2)',
      '    fix: take it out',
    ]);
  });

  it('begins with errors, and with what is rarest', () => {
    const rare = error({ file: '/d/site.yaml', line: 4, field: 'url', what: 'is missing.', fix: 'add it' });
    const problems = [warning({ file: '/d/a.yaml', what: 'is odd.' }), sample('Ana', 1), sample('Bo', 2), rare];
    expect(shown(problems).filter((line) => /^ {2}\d/.test(line))).toEqual([
      '  1 error: url: is missing.',
      '  2 errors: the review by "…" is a sample.',
      '  1 warning: is odd.',
    ]);
    expect(shown([rare])).toContain('    in site.yaml:4');
  });

  it('tells many files of a folder as the folder, and few by their names', () => {
    expect(shown(['a', 'b', 'c', 'd', 'e'].map(phone))).toContain('    in cities/, 5 files (5)');
    expect(shown([phone('a'), phone('b')])).toEqual([
      '  2 errors: phone: 12 is not a phone number.',
      '    in cities/a.yaml (1), cities/b.yaml (1)',
      '    fix: write ten digits',
    ]);
  });

  it('leaves out what is said of one of them only', () => {
    const claim = (id: string, note: string, safer: string) =>
      warning({ file: '/d/claims.yaml', field: id, what: `"${id}" has no basis.${note}`, fix: `write one${safer}` });
    expect(shown([claim('30%', ' Not supported.', '; or say less'), claim('25+', '', '')])).toEqual([
      '  2 warnings: "…" has no basis.',
      '    in claims.yaml (2)',
      '    fix: write one',
    ]);
  });

  it('shows no signs that act on a terminal', () => {
    expect(shown([error({ file: '/d/\u001b[2J.yaml', what: 'a\u001b[2Jb' })]).join('')).not.toContain('\u001b');
  });
});

describe('a list in groups', () => {
  const list = (problems: Problem[]) => inGroups(problems, { cwd: '/d', color: false }).split('\n');
  const claim = (id: string, beyond = '') => error({ file: '/d/claims.yaml', field: id, what: `"${id}" has no basis.`, fix: `write one${beyond}` });
  const mark = (field: string) => error({ file: '/d/a.yaml', field, what: `"${field}" is a placeholder.`, fix: `list it: confirmed: [${field}]` });

  it('says once, behind the last of them, what settles all', () => {
    const phones = [phone('a'), phone('b')];
    expect(list([...phones, sample('Ana', 3)])).toEqual([
      'reviews.yaml:3  items[3].sample: the review by "Ana" is a sample.',
      '  fix: take it out',
      '',
      'cities/a.yaml  phone: 12 is not a phone number.',
      'cities/b.yaml  phone: 12 is not a phone number.',
      '  fix: write ten digits',
    ]);
  });

  it('leaves with each what is said of it alone', () => {
    expect(list([claim('a', '; or say less'), claim('b')])).toEqual([
      'claims.yaml  a: "a" has no basis.',
      '  fix: or say less',
      'claims.yaml  b: "b" has no basis.',
      '  fix: write one',
    ]);
    expect(list([mark('x'), mark('y')])).toEqual(['a.yaml  x: "x" is a placeholder.', 'a.yaml  y: "y" is a placeholder.', '  fix: list it: confirmed: […]']);
  });

  it('keeps whole fixes that differ where they begin', () => {
    const dated = (day: string) => error({ file: '/d/a.yaml', what: `${day} is past.`, fix: `write ${day}` });
    expect(list([dated('2020'), dated('2021')]).filter((line) => line.startsWith('  fix'))).toEqual(['  fix: write 2020', '  fix: write 2021']);
  });
});
