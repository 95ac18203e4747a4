// The whole document: head, the frame made once for many pages, and the page's own content.
import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import type { AssetsModel, Frame } from './frameModel';
import { Floating } from './layout/Floating';
import { Trouble } from './layout/Trouble';
import type { HeadModel, PageModel } from './model';
import { PageBody } from './pages/index';

export function Document({ page, frame }: { page: PageModel; frame: Frame }) {
  const { content } = page;
  return (
    <html lang={page.head.lang} data-page={page.kind} data-pixel={page.head.pixel ?? undefined} data-drawings={page.head.drawings ?? undefined}>
      <Head head={page.head} assets={frame.assets} />
      <body id="top">
        <Html as="header" name="header" className="header" html={frame.header} />
        <main id="main" tabIndex={-1} data-emergency={content.type === 'landing' && content.emergency ? '' : undefined}>
          <PageBody content={content} />
        </main>
        <Html as="footer" name="footer" className="footer on-ink" html={frame.footer} />
        {frame.promotion === '' ? null : <Html as="div" name="promotion" className="promotion-slot" html={frame.promotion} />}
        {content.type === 'landing' ? (
          <>
            <Floating {...content.floating} emergency={content.emergency} />
            <Trouble {...content.trouble} />
          </>
        ) : null}
      </body>
    </html>
  );
}

/** Puts HTML that was rendered before, by React and from data, in its place. */
function Html(props: { as: 'header' | 'footer' | 'div'; name: string; className: string; html: string }): ReactNode {
  const { as: Element, name, className, html } = props;
  return <Element className={className} data-section={name} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Head({ head, assets }: { head: HeadModel; assets: AssetsModel }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.robots ? <meta name="robots" content={head.robots} /> : null}
      {head.canonical ? <link rel="canonical" href={head.canonical} /> : null}
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" content={assets.themeColor} />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      {assets.stylesheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      <script type="module" src={assets.script} />
      <link rel="icon" href={assets.favicon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={assets.touchIcon} />
      <link rel="manifest" href={assets.manifest} />
      {head.ogUrl ? <OpenGraph head={head} url={head.ogUrl} /> : null}
      {head.structuredData ? <StructuredData graph={head.structuredData} /> : null}
    </head>
  );
}

function OpenGraph({ head, url }: { head: HeadModel; url: string }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={head.lang.replace('-', '_')} />
    </>
  );
}

/** Data, not a script: it runs nothing, and no policy bars it. */
function StructuredData({ graph }: { graph: Graph }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inertJson(graph) }} />;
}

/** JSON in which no text can end the block or begin a comment; whoever parses it gets every text back as it was. */
function inertJson(value: object): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
