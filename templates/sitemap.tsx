// The sitemap, made with React: sitemaps.org's elements, each address on one line (D6).
import type { ReactNode } from 'react';

export interface SitemapEntry {
  /** Absolute address. */
  loc: string;
  /** YYYY-MM-DD; left out where it is not known. */
  lastmod: string | null;
  changefreq: string;
  /** 0.0 to 1.0 */
  priority: string;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      urlset: { xmlns: string; children: ReactNode };
      sitemapindex: { xmlns: string; children: ReactNode };
      sitemap: { children: ReactNode; key?: string };
      url: { children: ReactNode; key?: string };
      loc: { children: ReactNode };
      lastmod: { children: ReactNode };
      changefreq: { children: ReactNode };
      priority: { children: ReactNode };
    }
  }
}

export function Sitemap({ entries }: { entries: readonly SitemapEntry[] }) {
  return (
    <urlset xmlns={NAMESPACE}>
      {entries.map((entry) => (
        <url key={entry.loc}>
          <loc>{entry.loc}</loc>
          {entry.lastmod === null ? null : <lastmod>{entry.lastmod}</lastmod>}
          <changefreq>{entry.changefreq}</changefreq>
          <priority>{entry.priority}</priority>
        </url>
      ))}
    </urlset>
  );
}

export function SitemapIndex({ addresses }: { addresses: readonly string[] }) {
  return (
    <sitemapindex xmlns={NAMESPACE}>
      {addresses.map((address) => (
        <sitemap key={address}>
          <loc>{address}</loc>
        </sitemap>
      ))}
    </sitemapindex>
  );
}
