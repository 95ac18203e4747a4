// What holds for every page of the sample's site.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseHTML } from 'linkedom';
import { describe, expect, inject, it } from 'vitest';
import { htmlFindings } from '../setup/html';
import { filesIn, pagesIn } from '../setup/output';
import { MOST } from '../setup/weight';

const folder = inject('site');
const pages = pagesIn(folder);

describe.each(pages)('$file', ({ file, html }) => {
  it('conforms to the HTML standard', async () => {
    expect(await htmlFindings(html, join(folder, file))).toEqual([]);
  });

  it('has one h1, one main, headings without a gap', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<main[ >]/g)).toHaveLength(1);
    const levels = Array.from(html.replace(/<(header|footer)[\s\S]*?<\/\1>/g, '').matchAll(/<h([1-6])[ >]/g), (match) => Number(match[1]));
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => expect(level, `heading ${index + 1} of ${levels.join(' ')}`).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1));
  });

  it('has no style, inline script or handler, so that one strict policy fits all', () => {
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i);
    const scripts = Array.from(html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g));
    for (const [, attributes, text] of scripts) {
      expect(attributes).toMatch(/type="application\/ld\+json"|type="module" src="[^"]+"/);
      if (!attributes?.includes('ld+json')) expect(text).toBe('');
    }
    expect(scripts.filter(([, attributes]) => attributes?.includes('src='))).toHaveLength(1);
  });

  it('has ids that stand once', () => {
    const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), (match) => match[1]);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('marks each part of its content with its name', () => {
    const { document } = parseHTML(html);
    const parts = Array.from(document.querySelectorAll('main > *'));
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(part.getAttribute('data-section'), part.outerHTML.slice(0, 80)).toBeTruthy();
  });

  it('shows no token and no broken value', () => {
    const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/ data-props="[^"]*"/g, '');
    expect(text).not.toMatch(/\{[a-z]+(:[a-z-]+)?\}|undefined|NaN|\[object/);
  });

  it('makes every phone number a link that dials', () => {
    const numbers = /\(\d{3}\) \d{3}-\d{4}/g;
    const body = html.slice(html.indexOf('<body')).replace(/ (?:placeholder|data-props|aria-label)="[^"]*"/g, '');
    const linked = body.match(/<a[^>]* href="tel:[^"]*"[^>]*>(?:(?!<\/a>)[\s\S])*<\/a>/g) ?? [];
    for (const link of linked) {
      const digits = /href="tel:\+1(\d{10})"/.exec(link)?.[1];
      expect(digits, link).toBeDefined();
      for (const shown of link.match(numbers) ?? []) expect(shown.replace(/\D/g, '')).toBe(digits);
    }
    const rest = linked.reduce((text, link) => text.replace(link, ''), body);
    expect(rest.match(numbers) ?? []).toEqual([]);
  });
});

describe('the site', () => {
  it('has titles and descriptions that are unique and never empty', () => {
    for (const pattern of [/<title>([^<]*)<\/title>/, /<meta name="description" content="([^"]*)"/]) {
      const texts = pages.map(({ html }) => pattern.exec(html)?.[1] ?? '');
      expect(texts.every((text) => text.length > 9)).toBe(true);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('has titles of at most 70 characters', () => {
    const titles = pages.map(({ html }) => parseHTML(html).document.title);
    expect(titles.filter((title) => title.length > 70)).toEqual([]);
  });

  it('has the complete head on every page', () => {
    for (const { file, html } of pages) {
      const hidden = file === '404.html' || file === '500.html';
      expect(html.startsWith('<!doctype html><html lang="en-US"'), file).toBe(true);
      expect(html).toContain('<meta name="format-detection" content="telephone=no"/>');
      expect(html).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}"\/>/);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(/<link rel="canonical"/.test(html), file).toBe(!hidden);
      expect(/<meta property="og:url"/.test(html), file).toBe(!hidden);
    }
  });

  it('names only files that are there', () => {
    const files = new Set(filesIn(folder));
    const named = pages.flatMap(({ html }) =>
      Array.from(html.matchAll(/<(?:link|script|img|source)[^>]*? (?:href|src)="\/([^"]*)"/g), (match) => match[1] ?? ''),
    );
    for (const file of new Set(named)) expect(files.has(file) || files.has(`${file}.html`) || file === '', file).toBe(true);
    const manifest = JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8')) as { icons: { src: string }[] };
    for (const icon of manifest.icons) expect(files.has(icon.src.slice(1))).toBe(true);
  });

  it('holds the files that hosts and browsers look for', () => {
    expect(filesIn(folder)).toEqual(
      expect.arrayContaining([
        '404.html',
        '500.html',
        'sitemap.xml',
        'robots.txt',
        '.nojekyll',
        'site.webmanifest',
        'favicon.svg',
        'favicon.ico',
        'apple-touch-icon.png',
        'assets/boot.js',
      ]),
    );
    expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n');
  });

  it('weighs no more than a phone on a slow network can bear', () => {
    const size = (pattern: RegExp) =>
      filesIn(folder)
        .filter((file) => pattern.test(file))
        .reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
    expect(brotliCompressSync(readFileSync(join(folder, 'assets/boot.js'))).length).toBeLessThanOrEqual(5 * 1024);
    expect(size(/\.woff2$/)).toBeLessThan(34_000);
    for (const { file, html } of pages) expect(brotliCompressSync(html).length, file).toBeLessThanOrEqual(MOST.page);
  });
});
