// What files say of each other: links, tokens, counties, addresses. Every problem with its place.
import { join } from 'node:path';
import { oneOf } from '../content/near';
import type { SiteData, Sources } from '../content/site';
import { type Path, visit } from '../content/visit';
import { error, fieldPath, type Problem, type Place } from '../problem';
import { brokenTarget } from './links';
import { ordered, pathOf, type Route } from './routes';
import type { PlannedSite } from './site';
import { cityTokens, countyTokens, serviceTokens, tokensIn, type Tokens } from './text';

export function checkReferences(site: PlannedSite, sources: Sources, folder: string): Problem[] {
  const problems: Problem[] = [];
  for (const file of textFiles(site, folder)) {
    const source = sources.get(file.file);
    if (!source) continue;
    visit(file.data, (path, value) => {
      if (typeof value !== 'string') return;
      const place: Place = { file: file.file, ...source.locate(path), field: fieldPath(path) };
      problems.push(...(path.at(-1) === 'to' ? targetProblems(value, place, site) : textProblems(value, path, file, place)));
    });
  }
  return [...problems, ...countyProblems(site.data, sources), ...pathProblems(site), ...absentPages(site, folder)];
}

interface TextFile {
  file: string;
  data: object;
  tokens: Tokens;
}

/** Every file with texts, and what its texts may refer to. */
function textFiles(site: PlannedSite, folder: string): TextFile[] {
  const { data, tokens } = site;
  const at = (name: string) => join(folder, `${name}.yaml`);
  const county = { name: '', cities: [] };
  const plain = (['site', 'navigation', 'home', 'contact', 'promotion', 'testimonials'] as const).map((name) => ({
    file: at(name),
    data: data[name],
    tokens,
  }));
  return [
    ...plain.map((file) => (file.file === at('navigation') ? { ...file, data: withoutCount(file.data) } : file)),
    { file: at('service-pages'), data: data['service-pages'], tokens: serviceTokens(tokens, { name: '' }) },
    { file: at('county-pages'), data: data['county-pages'], tokens: countyTokens(tokens, county) },
    { file: at('city-pages'), data: data['city-pages'], tokens: cityTokens(tokens, { name: '' }, '') },
    ...data.services.map((entry) => ({ file: entry.file, data: entry, tokens: serviceTokens(tokens, entry) })),
    ...data.counties.map((entry) => ({ file: entry.file, data: entry, tokens: countyTokens(tokens, entry) })),
    ...data.cities.map((entry) => ({ file: entry.file, data: entry, tokens: cityTokens(tokens, entry, '') })),
    ...data.pages.map((entry) => ({ file: entry.file, data: entry, tokens })),
  ];
}

/** The footer's title over a county's cities has tokens of its own ({count}, {county}). */
function withoutCount(navigation: object): object {
  return { ...navigation, footer: { links: (navigation as SiteData['navigation']).footer.links } };
}

function targetProblems(target: string, place: Place, site: PlannedSite): Problem[] {
  const broken = brokenTarget(target, site.paths);
  return broken === null ? [] : [error({ ...place, what: broken.what, fix: oneOf(target, broken.known) })];
}

/** {phone} belongs into the label of a link with `to: tel` only: every number shown can be dialled (D23). */
function textProblems(text: string, path: Path, file: TextFile, place: Place): Problem[] {
  if (path[0] === 'file' || path[0] === 'slug') return [];
  return tokensIn(text).flatMap((name) => {
    if (name === 'phone') {
      return dials(path, file.data)
        ? []
        : [error({ ...place, what: '{phone} can only stand in the label of a link.', fix: 'make it {label: "{phone}", to: tel}, so that it can be dialled' })];
    }
    if (name === 'placeholders' && path.includes('preview')) return [];
    return file.tokens.has(name)
      ? []
      : [error({ ...place, what: `{${name}} stands for nothing.`, fix: oneOf(name, [...file.tokens.keys()]) })];
  });
}

function dials(path: Path, data: object): boolean {
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], data);
  const isCallLabel = path[0] === 'hero' && path.at(-1) === 'call';
  return isCallLabel || (path.at(-1) === 'label' && (parent as { to?: unknown }).to === 'tel');
}

function countyProblems(data: SiteData, sources: Sources): Problem[] {
  const slugs = ordered(data.counties).map((county) => county.slug);
  return data.cities.flatMap((city) =>
    slugs.includes(city.county)
      ? []
      : [
          error({
            file: city.file,
            ...sources.get(city.file)?.locate(['county']),
            field: 'county',
            what: `"${city.county}" is no county of data/counties.`,
            fix: oneOf(city.county, slugs),
          }),
        ],
  );
}

/** No two pages can claim one path. */
function pathProblems(site: PlannedSite): Problem[] {
  const first = new Map<string, Route>();
  return site.routes.flatMap((route) => {
    const path = pathOf(route);
    if (!first.has(path)) {
      first.set(path, route);
      return [];
    }
    const page = 'slug' in route ? site.pages.get(route.slug) : undefined;
    return [error({ file: page?.file, what: `another page has the address ${path} already.`, fix: 'rename this file' })];
  });
}

/** Pages that every site needs: each form says where its privacy page is (D19). */
function absentPages(site: PlannedSite, folder: string): Problem[] {
  if (site.pages.has('privacy')) return [];
  return [
    error({
      file: join(folder, 'pages', 'privacy.yaml'),
      what: 'there is no privacy page, and every form links to it.',
      fix: 'write the page: California law asks for one where a form takes personal details',
    }),
  ];
}
