// A valid YAML file, damaged at random: a value or problems, never an exception.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { count, drawing, type Random, SEED } from '../../../setup/random';
import { FIXTURES, parse } from './sources';

describe('a valid file, damaged at random', () => {
  const runs = count(5_000);
  const text = readFileSync(join(FIXTURES, 'fine/input.yaml'), 'utf8');

  it(`gives a value or problems with what and fix, never an exception (SEED=${SEED}, ${runs} runs)`, () => {
    const random = drawing(SEED);
    for (let run = 0; run < runs; run++) {
      const damaged = damage(text, random);
      const result = parse(damaged);
      if (!Array.isArray(result)) {
        expect(result.value, damaged).toBeTypeOf('object');
        expect(JSON.parse(JSON.stringify(result.value)), damaged).toEqual(result.value);
        continue;
      }
      expect(result.length, damaged).toBeGreaterThan(0);
      for (const { what, fix, line, column } of result) {
        expect(what, damaged).toBeTruthy();
        expect(fix, damaged).toBeTruthy();
        expect(line, damaged).toBeGreaterThan(0);
        expect(column, damaged).toBeGreaterThan(0);
      }
    }
  });
});

const SIGNS = [...'{}[]*&!%@`|>\'"#:,-?~<\t\n \r\\é\u0000\u0007\u00a0\ufeff\u2028😀', ': ', '- ', '\n---\n', '<<: ', '!!', '__proto__: ', '\n  '];

function damage(text: string, random: Random): string {
  let damaged = text;
  for (let times = random(4); times >= 0; times--) {
    const from = random(damaged.length + 1);
    const to = Math.min(damaged.length, from + random(6));
    const insert = SIGNS[random(SIGNS.length)] ?? '';
    const moved = damaged.slice(to, to + random(30));
    const piece = [insert, '', moved, insert.repeat(random(70))][random(4)] ?? '';
    damaged = damaged.slice(0, from) + piece + damaged.slice(random(2) ? from : to);
  }
  return damaged;
}
