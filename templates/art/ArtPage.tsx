// The drawings of cities, services and neighborhoods on one page, to be looked at side by side (npm run art). It is no page of the site.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Elevation, type SceneModel } from './city/Elevation';
import { OUTLINES, RoofOutline } from './outlines';
import { DRAWING_NAMES } from './services/index';
import { ServiceDrawing } from './services/ServiceDrawing';

interface Props {
  /** Address of the site's stylesheet. */
  stylesheet: string;
  scenes: readonly { name: string; scene: SceneModel }[];
}

const LOOKS = `
body { margin: 0; padding: 40px; }
section { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 40px; }
figure { margin: 0; }
.frame { position: relative; isolation: isolate; overflow: clip; aspect-ratio: 1440 / 640; background-color: var(--dawn); }
.frame .elevation { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; font-size: 20px; }
figcaption { padding-block-start: 8px; }
h2 { margin: 64px 0 24px; }
h2:first-child { margin-block-start: 0; }
.work { inline-size: 100%; font-size: 22px; }
.work text { font-weight: 700; }
.work tspan { font-weight: 400; }
.work__keys, .work__legend { display: none; }
.outline { inline-size: 100%; }`;

export function ArtPage({ stylesheet, scenes }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Drawings</title>
        <link rel="stylesheet" href={stylesheet} />
        <style>{LOOKS}</style>
      </head>
      <body>
        <h2>Cities</h2>
        <section>
          {scenes.map(({ name, scene }) => (
            <figure key={name}>
              <div className={`frame grid-paper sky-${scene.sky}`}>
                <Elevation scene={scene} />
              </div>
              <figcaption>
                <strong>{name}</strong> {`${scene.house} ${scene.variant}, ${scene.land}, ${scene.sky}: ${bytesOf(<Elevation scene={scene} />)} bytes`}
              </figcaption>
            </figure>
          ))}
        </section>
        <h2>Services</h2>
        <section>
          {DRAWING_NAMES.map((name) => (
            <Plain name={name} drawing={<ServiceDrawing name={name} />} key={name} />
          ))}
        </section>
        <h2>Outlines</h2>
        <section>
          {OUTLINES.flatMap((name) => [0, 1, 2].map((house) => <Plain name={`${name} ${house + 1}`} drawing={<RoofOutline outline={name} house={house} />} key={`${name} ${house}`} />))}
        </section>
      </body>
    </html>
  );
}

function Plain({ name, drawing }: { name: string; drawing: ReactElement }) {
  return (
    <figure>
      {drawing}
      <figcaption>
        <strong>{name}</strong> {`${bytesOf(drawing)} bytes`}
      </figcaption>
    </figure>
  );
}

function bytesOf(drawing: ReactElement): number {
  return new TextEncoder().encode(renderToStaticMarkup(drawing)).length;
}
