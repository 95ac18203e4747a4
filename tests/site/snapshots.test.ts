// The HTML of the site, as a person can read a change of it: one tag a line. The frame stands once for all pages that have it; of
// a page there are its head and what is between header and footer.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { pagesIn } from '../setup/output';

const KINDS: Record<string, string> = {
  home: 'index.html',
  county: 'service-areas/riverside-county.html',
  city: 'cities/riverside.html',
  prose: 'privacy.html',
  'not-found': '404.html',
  'server-error': '500.html',
  ...Object.fromEntries(readdirSync(join(inject('site'), 'services')).map((file) => [`services/${file.replace(/\.html$/, '')}`, `services/${file}`])),
};

const MAIN = /<main[\s\S]*<\/main>/;
const HEAD = /^[\s\S]*<\/head>/;

const read = (file: string) => readFileSync(join(inject('site'), file), 'utf8');

/** Hashes of assets change with every change of a stylesheet, and say nothing here. */
function readable(html: string): string {
  return html
    .replace(/-[\w-]{8}(?=\.(?:css|js|woff2)")/g, '-HASH')
    .replace(/(<(?!\/|!--))/g, '\n$1')
    .trimStart();
}

/** Without the number to call, which is the page's own. */
function frameOf(html: string): string {
  const [, number = ''] = /class="floating__call" href="tel:(\+\d+)"/.exec(html) ?? [];
  const shown = number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
  const frame = html.replace(HEAD, '').replace(MAIN, '<main></main>');
  return number === '' ? frame : frame.replaceAll(number, 'NUMBER').replaceAll(shown, 'NUMBER');
}

describe('the HTML of a page of each kind, and of each service', () => {
  it.each(Object.entries(KINDS))('%s', async (kind, file) => {
    const html = read(file);
    const [head] = HEAD.exec(html) ?? [];
    const [main] = MAIN.exec(html) ?? [];
    await expect(readable(`${head}${main}`)).toMatchFileSnapshot(`../snapshots/${kind}.html`);
  });
});

describe('the frame', () => {
  it('of a page with a form', async () => {
    await expect(readable(frameOf(read('cities/riverside.html')))).toMatchFileSnapshot('../snapshots/frame.html');
  });

  it('is the same on all pages of a kind: they differ in what is on the page itself, or on another one', () => {
    const pages = new Map<string, string[]>();
    for (const { file } of pagesIn(inject('site'))) {
      const frame = frameOf(read(file));
      pages.set(frame, [...(pages.get(frame) ?? []), file]);
    }
    // Without a form; the home page, which has what others lead to; the page whose calls are told of as emergencies.
    const apart = [['404.html', '500.html', 'privacy.html'], ['index.html'], ['services/roof-repair.html']];
    const others = [...pages.values()].filter((files) => !files.includes('cities/riverside.html'));
    expect(others.map((files) => files.sort()).sort()).toEqual(apart);
  });
});

it('the sitemap', async () => {
  await expect(readable(read('sitemap.xml'))).toMatchFileSnapshot('../snapshots/sitemap.xml');
});
