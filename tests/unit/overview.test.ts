import { describe, expect, it } from 'vitest';
import { overview } from '../../generator/overview';
import { error, type Problem, warning } from '../../generator/problem';

const shown = (problems: Problem[]) => overview(problems, { cwd: '/d' }).split('\n');
const sample = (name: string, line: number) => error({ file: '/d/reviews.yaml', line, field: `items[${line}].sample`, what: `the review by "${name}" is a sample.`, fix: 'take it out' });
const phone = (city: string) => error({ file: `/d/cities/${city}.yaml`, field: 'phone', what: '12 is no phone number.', fix: 'write ten digits' });

describe('overview', () => {
  it('puts problems together that differ in what they quote alone, with what settles them', () => {
    expect(shown([sample('Ana', 3), sample('Bo. And Co', 9)])).toEqual(['  2 errors: the review by "…" is a sample.', '    in reviews.yaml (2)', '    fix: take it out']);
  });

  it('begins with errors, and with what is rarest', () => {
    const rare = error({ file: '/d/site.yaml', line: 4, field: 'url', what: 'is missing.', fix: 'add it' });
    const problems = [warning({ file: '/d/a.yaml', what: 'is odd.' }), sample('Ana', 1), sample('Bo', 2), rare];
    expect(shown(problems).filter((line) => /^ {2}\d/.test(line))).toEqual(['  1 error: url: is missing.', '  2 errors: the review by "…" is a sample.', '  1 warning: is odd.']);
    expect(shown([rare])).toContain('    in site.yaml:4');
  });

  it('tells many files of a folder as the folder, and few by their names', () => {
    expect(shown(['a', 'b', 'c', 'd', 'e'].map(phone))).toContain('    in cities/, 5 files (5)');
    expect(shown([phone('a'), phone('b')])).toEqual(['  2 errors: phone: 12 is no phone number.', '    in cities/a.yaml (1), cities/b.yaml (1)', '    fix: write ten digits']);
  });

  it('leaves out what is said of one of them only', () => {
    const claim = (id: string, note: string, safer: string) => warning({ file: '/d/claims.yaml', field: id, what: `"${id}" has no basis.${note}`, fix: `write one${safer}` });
    expect(shown([claim('30%', ' Not supported.', '; or say less'), claim('25+', '', '')])).toEqual(['  2 warnings: "…" has no basis.', '    in claims.yaml (2)', '    fix: write one']);
  });

  it('shows no signs that act on a terminal', () => {
    expect(shown([error({ file: '/d/\u001b[2J.yaml', what: 'a\u001b[2Jb' })]).join('')).not.toContain('\u001b');
  });
});
