// Every drawing of the site on one page, to be looked at side by side (npm run art). It is no page of the site.
import { renderToStaticMarkup } from 'react-dom/server';
import { Elevation, type SceneModel } from './city/Elevation';

interface Props {
  /** Address of the site's stylesheet. */
  stylesheet: string;
  scenes: readonly { name: string; scene: SceneModel }[];
}

const LOOKS = `
body { margin: 0; padding: 40px; }
main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 40px; }
figure { margin: 0; }
.frame { position: relative; isolation: isolate; overflow: clip; aspect-ratio: 1440 / 640; background-color: var(--dawn); }
.frame .elevation { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; font-size: 20px; }
figcaption { padding-block-start: 8px; }`;

export function ArtPage({ stylesheet, scenes }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Elevations</title>
        <link rel="stylesheet" href={stylesheet} />
        <style>{LOOKS}</style>
      </head>
      <body>
        <main>
          {scenes.map(({ name, scene }) => (
            <figure key={name}>
              <div className={`frame grid-paper sky-${scene.sky}`}>
                <Elevation scene={scene} />
              </div>
              <figcaption>
                <strong>{name}</strong> {`${scene.house} ${scene.variant}, ${scene.land}, ${scene.sky}: ${bytesOf(scene)} bytes`}
              </figcaption>
            </figure>
          ))}
        </main>
      </body>
    </html>
  );
}

function bytesOf(scene: SceneModel): number {
  return new TextEncoder().encode(renderToStaticMarkup(<Elevation scene={scene} />)).length;
}
