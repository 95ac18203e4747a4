// All drawings on one page, to be looked at side by side (shingle art). It is not a page of the site.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Group, groupsOf, type Props, type Shown } from './groups';
import { LOOKS } from './looks';

/** `stylesheets`: addresses of the one that has all drawings, and of the site's own. */
export function ArtPage({ stylesheets, ...props }: Props & { stylesheets: readonly string[] }) {
  const groups = groupsOf(props);
  return (
    <html lang="en" data-drawings={props.roofs ? 'roofs' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Drawings</title>
        {props.icons.slice(0, 1).map(({ file }) => (
          <link rel="icon" href={file} key={file} />
        ))}
        {stylesheets.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
        <style>{LOOKS}</style>
      </head>
      <body>
        <h1>Drawings</h1>
        <p className="contents">
          {groups.map(({ id, title, shown }) => (
            <a href={`#${id}`} key={id}>
              {title} ({shown.length})
            </a>
          ))}
        </p>
        {groups.map((group) => (
          <Drawings {...group} key={group.id} />
        ))}
      </body>
    </html>
  );
}

function Drawings({ id, title, size, shown }: Group) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <section className={size ? `group group--${size}` : 'group'}>
        {shown.map((one) => (
          <Figure {...one} key={one.name} />
        ))}
      </section>
    </>
  );
}

function Figure({ name, data, drawing, bytes = bytesOf(drawing), advised, frame }: Shown) {
  return (
    <figure className="shown" data-drawing={name} data-heavy={bytes > (advised ?? bytes) ? '' : undefined}>
      <div className={frame ? `frame ${frame}` : 'frame'}>{drawing}</div>
      <figcaption>
        <strong>{name}</strong> {[data, inWords(bytes, advised)].filter(Boolean).join(': ')}
      </figcaption>
    </figure>
  );
}

function inWords(bytes: number, advised: number | undefined): string {
  if (bytes === 0) return '';
  const figure = (value: number) => value.toLocaleString('en-US');
  if (advised === undefined) return `${figure(bytes)} bytes`;
  return `${figure(bytes)} of ${figure(advised)} bytes${bytes > advised ? ', more than is advised' : ''}`;
}

/** Of its SVG: words beside a drawing are no part of it. */
function bytesOf(drawing: ReactElement): number {
  const drawn = renderToStaticMarkup(drawing).match(/<svg.*?<\/svg>/gs) ?? [];
  return new TextEncoder().encode(drawn.join('')).length;
}
