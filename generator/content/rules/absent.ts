// What a site cannot do without: the page that every form links to, and the files of which a section shows what is in them.
import { join } from 'node:path';
import { error, fieldPath, type Problem } from '../../problem';
import type { SiteData, Sources } from '../read';
import type { PlannedSite } from '../site/index';

/** Files that a site may leave out, and the sections that are nothing without them. */
export function absentFiles(data: SiteData, { sources, folder }: { sources: Sources; folder: string }): Problem[] {
  const needs = { estimator: 'estimator', stories: 'testimonials' } as const;
  const pages = [{ file: join(folder, 'home.yaml'), body: data.home.body }, ...data.services, ...data.counties, ...data.cities];
  return pages.flatMap(({ file, body }) =>
    body.flatMap(({ type }, index) => {
      const name = type === 'estimator' || type === 'stories' ? needs[type] : null;
      if (name === null || data[name] !== null) return [];
      const path = ['body', index, 'type'];
      return [
        error({
          file,
          ...sources.get(file)?.locate(path),
          field: fieldPath(path),
          what: `this section shows what is in ${name}.yaml, and there is no such file.`,
          fix: `write ${name}.yaml in the data folder, or take the section out`,
        }),
      ];
    }),
  );
}

/** Pages that every site needs: each form says where its privacy page is (D19). */
export function absentPages(site: PlannedSite, folder: string): Problem[] {
  if (site.pages.has('privacy')) return [];
  return [
    error({
      file: join(folder, 'pages', 'privacy.yaml'),
      what: 'there is no privacy page, and every form links to it.',
      fix: 'write this file; it says what happens to what people send, and California law asks for it',
    }),
  ];
}
