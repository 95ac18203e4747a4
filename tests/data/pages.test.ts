// What holds for every page of any site: so it is asked of the site that data/ makes, which nothing here counts or names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { htmlFindings } from '../setup/html';
import { filesIn } from '../setup/output';
import { firstViews, MOST, sent, shown } from '../setup/weight';
import { out, pages } from './made';

/** Fonts and a mark of the owner's own weigh what they weigh. */
const OURS = /\.(html|css|js)$|\/(besley|national-park)-/;
/** Bytes that a page more adds to every page: menus and footer name it. */
const NAMED = 40;

const files = new Set(filesIn(out));
const documents = new Map(pages.map(({ file, html }) => [file, parseHTML(html).document]));

/** What a link of a page leads to: a file of the site and an anchor in it; null where it leaves the site. */
function destination(href: string, path: string): { file: string; anchor: string } | null {
  const origin = 'https://site.test';
  const url = new URL(href, origin + path);
  if (url.origin !== origin) return null;
  const name = decodeURIComponent(url.pathname).slice(1) || 'index.html';
  return { file: files.has(name) ? name : `${name}.html`, anchor: decodeURIComponent(url.hash.slice(1)) };
}

it('every link leads to a page or a file, and every anchor to something on it', () => {
  const broken = pages.flatMap(({ file, path }) =>
    Array.from(documents.get(file)?.querySelectorAll('[href], [src]') ?? []).flatMap((element) => {
      const href = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      const to = destination(href, path);
      const isThere = to === null || (files.has(to.file) && (to.anchor === '' || documents.get(to.file)?.getElementById(to.anchor)));
      return isThere ? [] : [`${href} on ${path}`];
    }),
  );
  expect(broken).toEqual([]);
});

it('every page conforms to the HTML standard', async () => {
  const findings = await Promise.all(pages.map(async ({ file, html }) => (await htmlFindings(html, join(out, file))).map((finding) => `${file}:${finding}`)));
  expect(findings.flat()).toEqual([]);
});

it('no page shows a token in braces, or a value that is none', () => {
  const wrong = pages.flatMap(({ file, html }) => {
    const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/ data-props="[^"]*"/g, '');
    return (text.match(/.{0,40}(?:\{[a-z]+(?::[a-z-]+)?\}|\[object ).{0,20}/g) ?? []).map((found) => `${file}: ${found}`);
  });
  expect(wrong).toEqual([]);
});

it('every address of the sitemap is that of a page', () => {
  const maps = [...files].filter((file) => /^sitemap(-\d+)?\.xml$/.test(file)).map((file) => readFileSync(join(out, file), 'utf8'));
  const listed = maps.flatMap((xml) => Array.from(xml.matchAll(/<url>\s*<loc>([^<]*)/g), ([, address = '']) => new URL(address).pathname));
  expect(listed).toContain('/');
  expect(listed.filter((path) => !pages.some((page) => page.path === path))).toEqual([]);
});

it('the first view of no page is heavier than a phone on a slow network can bear', () => {
  const most = MOST.firstView + pages.length * NAMED;
  const heavy = firstViews(out, pages).flatMap(({ file, parts }) => {
    const bytes = parts.filter(({ part }) => OURS.test(part)).reduce((sum, part) => sum + part.bytes, 0);
    return bytes <= most ? [] : [`${file}: ${shown(bytes)}, where ${shown(most)} is the most`];
  });
  expect(heavy).toEqual([]);
  const sheets = [...files].filter((file) => /^assets\/(site|roofs)-[^/]*\.css$/.test(file));
  expect(sheets).toHaveLength(1);
  for (const sheet of sheets) expect(sent(join(out, sheet)), sheet).toBeLessThanOrEqual(MOST.stylesheet);
});
