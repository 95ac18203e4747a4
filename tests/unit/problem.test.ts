import { describe, expect, it } from 'vitest';
import { error, fieldPath, firstOfEachFile, formatProblem, formatProblems, sortProblems, warning } from '../../generator/problem';

const plain = { cwd: '/site', color: false };

describe('formatProblem', () => {
  it('shows place, field, what and fix', () => {
    const problem = error({
      file: '/site/data/cities/norco.yaml',
      line: 14,
      column: 5,
      field: 'services[2]',
      what: '"gutterz" is not a service.',
      fix: 'use one of gutters, roof-repair, … (did you mean "gutters"?)',
    });
    expect(formatProblem(problem, plain)).toBe(
      'data/cities/norco.yaml:14:5  services[2]: "gutterz" is not a service.\n' + '  fix: use one of gutters, roof-repair, … (did you mean "gutters"?)',
    );
  });

  it.each([
    [{ what: 'w' }, 'w'],
    [{ what: 'w', field: 'a' }, 'a: w'],
    [{ what: 'w', file: '/site/a.yaml' }, 'a.yaml  w'],
    [{ what: 'w', file: '/site/a.yaml', line: 2 }, 'a.yaml:2  w'],
    [{ what: 'w', file: '/site/a.yaml', column: 2 }, 'a.yaml  w'],
    [{ what: 'w', file: '/elsewhere/a.yaml', line: 1, column: 1 }, '/elsewhere/a.yaml:1:1  w'],
    [{ what: 'w', file: '/site-two/a.yaml' }, '/site-two/a.yaml  w'],
    [{ what: 'w', file: '/site/..a.yaml' }, '..a.yaml  w'],
    [{ what: 'w', file: 'out/index.html' }, 'out/index.html  w'],
    [{ what: 'w', fix: 'f' }, 'w\n  fix: f'],
  ])('leaves out what is not known: %j', (parts, text) => {
    expect(formatProblem(error(parts), plain)).toBe(text);
  });

  it('marks a warning after the place', () => {
    const problem = warning({ file: '/site/a.yaml', line: 1, column: 2, field: 'b', what: 'w' });
    expect(formatProblem(problem, plain)).toBe('a.yaml:1:2  warning: b: w');
    expect(formatProblem(warning({ what: 'w' }), plain)).toBe('warning: w');
  });

  it('never prints control characters of the data raw', () => {
    const hostile = '\u001b[31m\n\r\t\u0007\u009b\u202e\u00a0\u2060\ue000\u{e0041}\ud800é 😀❤️';
    const problem = error({ file: `/site/${hostile}.yaml`, field: hostile, what: hostile, fix: hostile });
    const shown = '\\u001b[31m\\n\\r\\t\\u0007\\u009b\\u202e\\u00a0\\u2060\\ue000\\u{e0041}\\ud800é 😀❤️';
    expect(formatProblem(problem, plain)).toBe(`${shown}.yaml  ${shown}: ${shown}\n  fix: ${shown}`);
  });

  it('colors the place, the mark and the word fix', () => {
    const problem = warning({ file: '/site/a.yaml', what: 'w', fix: 'f' });
    expect(formatProblem(problem, { ...plain, color: true })).toBe('\u001b[1ma.yaml\u001b[22m  \u001b[33mwarning: \u001b[39mw\n  \u001b[32mfix:\u001b[39m f');
  });
});

describe('a problem', () => {
  it.each([error, warning])('repeats no password, whoever prints it and in which form', (make) => {
    const secret = 'postgresql://postgres:HiddenWord@db.abc.supabase.co:5432/postgres';
    const problem = make({ field: fieldPath(['social', secret]), what: `"${secret}" is not a link.`, fix: `write ${secret}`, stack: `Error: ${secret}` });
    expect(problem).toMatchObject({ what: '"…" is not a link.', fix: 'write …' });
    expect(JSON.stringify(problem)).not.toContain('HiddenWord');
    expect(make({ what: 'plain' })).toEqual({ severity: expect.any(String), what: 'plain' });
  });
});

describe('firstOfEachFile', () => {
  const many = (file: string, count: number, make = error) =>
    Array.from({ length: count }, (_, line) => make({ file, line: line + 1, column: 1, field: 'f', what: 'w', fix: 'x' }));

  it('leaves what is few as it is', () => {
    const problems = [...many('a', 25), ...many('b', 25), ...many('b', 3, warning)];
    expect(firstOfEachFile(problems)).toEqual(sortProblems(problems));
  });

  it('keeps the first of the errors and of the warnings of each file, and says that there are more', () => {
    const shown = firstOfEachFile([...many('a', 27).reverse(), ...many('a', 1000, warning), ...many('b', 1)]);
    expect(shown.filter(({ file, severity }) => file === 'a' && severity === 'error').map(({ line }) => line)).toEqual(
      Array.from({ length: 26 }, (_, index) => index + 1),
    );
    expect(shown.filter(({ what }) => what !== 'w')).toEqual([
      { severity: 'error', file: 'a', line: 26, column: 1, what: 'there are more problems from here on.', fix: 'correct those above first' },
      { severity: 'warning', file: 'a', line: 26, column: 1, what: 'there are more warnings from here on.', fix: 'correct those above first' },
    ]);
    expect(shown).toHaveLength(53);
  });
});

describe('sortProblems', () => {
  it('goes by file, line, column, field and words, and keeps the given list', () => {
    const sorted = [
      error({ what: 'no file' }),
      error({ file: 'B', what: 'x' }),
      error({ file: 'a', what: 'no line' }),
      error({ file: 'a', line: 2, column: 1, what: 'x' }),
      error({ file: 'a', line: 2, column: 10, field: 'a', what: 'x' }),
      error({ file: 'a', line: 2, column: 10, field: 'b', what: 'x' }),
      error({ file: 'a', line: 2, column: 10, field: 'b', what: 'y' }),
      error({ file: 'a', line: 10, what: 'x' }),
      error({ file: 'ä', line: 1, what: 'x' }),
    ];
    const given = sorted.toReversed();
    expect(sortProblems(given)).toEqual(sorted);
    expect(given).toEqual(sorted.toReversed());
  });

  it('keeps the order of equals', () => {
    const first = error({ what: 'w', fix: '1' });
    const second = error({ what: 'w', fix: '2' });
    expect(sortProblems([first, second])).toEqual([first, second]);
  });

  it('sorts what it formats', () => {
    expect(formatProblems([error({ what: 'b' }), error({ what: 'a', fix: 'f' })], plain)).toBe('a\n  fix: f\nb');
    expect(formatProblems([], plain)).toBe('');
  });
});

describe('fieldPath', () => {
  it.each([
    [['services', 2, 'title'], 'services[2].title'],
    [['roof-types', 'flat'], 'roof-types.flat'],
    [[0], '[0]'],
    [['roofAges', '0-5'], 'roofAges["0-5"]'],
    [['my key', 'a'], '["my key"].a'],
    [['a"b'], '["a\\"b"]'],
    [[''], '[""]'],
    [[], ''],
  ])('%j is %s', (path, text) => {
    expect(fieldPath(path)).toBe(text);
  });
});
