import { describe, expect, it } from 'vitest';
import { sitemapParts } from '../../../generator/host/sitemap';
import { renderSitemap, renderSitemapIndex } from '../../../templates/server';

const entry = (loc: string, lastmod: string | null = null) => ({ loc, lastmod, changefreq: 'monthly', priority: '0.7' });

describe('the sitemap', () => {
  it('escapes addresses, and leaves out a day that is not known', () => {
    const xml = renderSitemap([entry('https://x.test/a&b', '2024-08-22'), entry('https://x.test/c')], '/assets/sitemap.css');
    expect(xml).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/css" href="/assets/sitemap.css"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        '<url><loc>https://x.test/a&amp;b</loc><lastmod>2024-08-22</lastmod><changefreq>monthly</changefreq><priority>0.7</priority></url>' +
        '<url><loc>https://x.test/c</loc><changefreq>monthly</changefreq><priority>0.7</priority></url></urlset>\n',
    );
  });

  it('becomes an index over 50,000 addresses', () => {
    const entries = Array.from({ length: 50_001 }, (_, index) => entry(`https://x.test/${index}`));
    expect(sitemapParts(entries).map((part) => part.length)).toEqual([50_000, 1]);
    expect(sitemapParts(entries.slice(0, 50_000))).toHaveLength(1);
  });

  it('becomes an index where a file would grow past 50 MB', () => {
    const long = `https://x.test/${'a'.repeat(1900)}`;
    const parts = sitemapParts(Array.from({ length: 10_000 }, () => entry(long)));
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(Buffer.byteLength(renderSitemap(part, '/s.css'))).toBeLessThan(50_000_000);
  });

  it('names its parts in the index', () => {
    expect(renderSitemapIndex(['https://x.test/sitemap-1.xml'], '/s.css')).toContain(
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://x.test/sitemap-1.xml</loc></sitemap></sitemapindex>',
    );
  });
});
