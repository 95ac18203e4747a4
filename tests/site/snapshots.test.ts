// The HTML of one page of each kind, as a person can read a change of it: one tag a line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';

const KINDS = {
  home: 'index.html',
  service: 'services/tpo-roofing.html',
  county: 'service-areas/riverside-county.html',
  city: 'cities/riverside.html',
  prose: 'privacy.html',
  'not-found': '404.html',
  'server-error': '500.html',
};

/** Hashes of assets change with every change of a stylesheet, and say nothing here. */
function readable(html: string): string {
  return html
    .replace(/-[\w-]{8}(?=\.(?:css|js|woff2)")/g, '-HASH')
    .replace(/(<(?!\/|!--))/g, '\n$1')
    .trimStart();
}

describe('the HTML of each kind of page', () => {
  it.each(Object.entries(KINDS))('%s', async (kind, file) => {
    await expect(readable(readFileSync(join(inject('site'), file), 'utf8'))).toMatchFileSnapshot(`../snapshots/${kind}.html`);
  });

  it('the sitemap', async () => {
    await expect(readable(readFileSync(join(inject('site'), 'sitemap.xml'), 'utf8'))).toMatchFileSnapshot('../snapshots/sitemap.xml');
  });
});
