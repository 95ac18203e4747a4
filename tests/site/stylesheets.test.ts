// Each page loads one stylesheet, put together from the parts that its kind of page needs: nothing may be missing from it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { partNames } from '../../generator/bundle/styles';
import { pagesIn } from '../setup/output';
import { project, shingle } from '../setup/run';

const scratch = mkdtempSync(join(tmpdir(), 'shingle-sheets-'));
const second = join(scratch, 'second');
beforeAll(() => {
  expect(shingle(['generate', '--quiet', '--data', join(project, 'tests/fixtures/small'), '--out', second])).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const CLASS = /\.([a-z][\w-]*)/gi;
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)/g, '');
const classesIn = (css: string) => new Set(Array.from(withoutComments(css).matchAll(CLASS), ([, name = '']) => name));

/** Classes that the parts have rules for. */
const styled = new Set(partNames(project).flatMap((name) => [...classesIn(readFileSync(join(project, 'client/styles', `${name}.css`), 'utf8'))]));

interface Sheet {
  file: string;
  html: string;
  css: string;
}

function sheetsOf(folder: string): Sheet[] {
  return pagesIn(folder).map(({ file, html }) => {
    const sheets = Array.from(html.matchAll(/<link rel="stylesheet" href="\/(assets\/[\w-]+\.css)"/g), ([, href = '']) => href);
    expect(sheets, file).toHaveLength(1);
    return { file, html, css: readFileSync(join(folder, sheets[0] ?? ''), 'utf8') };
  });
}

describe.each([
  ['the shipped site', () => inject('site')],
  ['a second contractor', () => second],
])('%s', (_, folder) => {
  it('has every rule for what a page shows in its stylesheet', () => {
    for (const { file, html, css } of sheetsOf(folder())) {
      const shown = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat());
      const there = classesIn(css);
      expect([...shown].filter((name) => styled.has(name) && !there.has(name)), file).toEqual([]);
    }
  });

  it('declares every custom property that its stylesheet uses', () => {
    for (const { file, css } of sheetsOf(folder())) {
      const declared = new Set(Array.from(css.matchAll(/(?<![\w-])(--[\w-]+):/g), ([, name = '']) => name));
      const used = Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name);
      expect(used.filter((name) => !declared.has(name)), file).toEqual([]);
    }
  });
});

/** Bytes as a server sends them. */
const MOST = 8192;

it('no page of the shipped site loads more than 8 KB of styles', () => {
  const sheets = new Map(sheetsOf(inject('site')).map(({ file, css }) => [css, file]));
  const sizes = Array.from(sheets, ([css, file]) => ({ file, size: brotliCompressSync(css).length }));
  expect(sizes.filter(({ size }) => size > MOST)).toEqual([]);
});

it('the contractor’s own colours come last, outside the layers', () => {
  for (const { css } of sheetsOf(second)) expect(css).toMatch(/\}:root\{(--[\w-]+:#[0-9a-f]{6};?)+\}$/);
});
