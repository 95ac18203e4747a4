// What the generator calls: models in, text out. Bundled into one file that any thread can import.
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { ArtPage } from './art/all/ArtPage';
import { NightStreet } from './art/nightStreet';
import { Document } from './document';
import type { AssetsModel, Frame, FrameModel } from './frameModel';
import { Footer } from './layout/Footer';
import { Header } from './layout/Header';
import { Promotion } from './layout/Promotion';
import type { PageModel } from './model';
import { Sitemap, type SitemapEntry, SitemapIndex } from './sitemap';

export function renderFrame(model: FrameModel, assets: AssetsModel): Frame {
  return {
    header: renderToString(<Header {...model.header} mark={assets.mark} />),
    footer: renderToString(<Footer {...model.footer} street={assets.street} mark={assets.mark} />),
    promotion: model.promotion ? renderToString(<Promotion {...model.promotion} stylesheet={assets.promotion} />) : '',
    assets,
  };
}

export function renderPage(page: PageModel, frame: Frame): string {
  return `<!doctype html>${renderToString(<Document page={page} frame={frame} />)}\n`;
}

/** The image that every page ends on. */
export function renderStreet(colors: { ink: string; sun: string }): string {
  return renderToString(<NightStreet {...colors} />);
}

/** The page of all drawings (shingle art). */
export function renderArt(props: ComponentProps<typeof ArtPage>): string {
  return `<!doctype html>${renderToString(<ArtPage {...props} />)}\n`;
}

/** `stylesheet`: address of the sheet that gives a person a readable view of the file. */
export function renderSitemap(entries: readonly SitemapEntry[], stylesheet: string): string {
  return xml(renderToString(<Sitemap entries={entries} />), stylesheet);
}

export function renderSitemapIndex(addresses: readonly string[], stylesheet: string): string {
  return xml(renderToString(<SitemapIndex addresses={addresses} />), stylesheet);
}

function xml(document: string, stylesheet: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/css" href="${stylesheet}"?>\n${document}\n`;
}
