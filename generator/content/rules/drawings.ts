// Drawings that pages name: all there are show roofs, so the site has to be one that is drawn with them (data/site.yaml, `drawings`).
import { basename, join } from 'node:path';
import type { SectionData } from '../../../templates/sections/schemas';
import { error, fieldPath, type Problem } from '../../problem';
import type { SiteData, Sources } from '../read';
import type { Path } from '../visit';

/** `folder`: the data folder. */
export function drawingProblems(data: SiteData, folder: string, sources: Sources): Problem[] {
  if (data.site.drawings !== undefined) return [];
  return namedDrawings(data, folder).map(({ file, path }) =>
    error({
      file,
      ...sources.get(file)?.locate(path),
      field: fieldPath(path),
      what: 'names a drawing of a roof, and this site is not drawn with roofs.',
      fix: `put "drawings: roofs" into ${basename(folder)}/site.yaml, or take ${path.at(-1)} away`,
    }),
  );
}

function namedDrawings({ home, services, counties, cities, 'city-pages': cityPages }: SiteData, folder: string): { file: string; path: Path }[] {
  const homePage = { ...home, file: join(folder, 'home.yaml') };
  return [
    ...[homePage, ...services].flatMap(({ hero, file }) => (hero.drawing === undefined ? [] : [{ file, path: ['hero', 'drawing'] }])),
    ...[{ ...cityPages, file: join(folder, 'city-pages.yaml') }, ...cities].flatMap(({ scene, file }) =>
      scene === undefined || scene === 'none' ? [] : [{ file, path: ['scene'] }],
    ),
    ...[homePage, ...services, ...counties, ...cities].flatMap(({ body, file }) =>
      body.flatMap((section, index) => namedIn(section).map((path) => ({ file, path: ['body', index, ...path] }))),
    ),
  ];
}

function namedIn(section: SectionData): Path[] {
  if ('drawing' in section && section.drawing !== undefined) return [['drawing']];
  if (section.type !== 'neighborhoods') return [];
  return section.items.flatMap(({ outline }, index) => (outline === undefined ? [] : [['items', index, 'outline']]));
}
