// The page of all drawings: whatever the data can name and whatever the templates draw is on it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawn } from '../../../generator/cli/art';
import { ArtPage } from '../../../templates/art/all/ArtPage';
import { HOUSE_TYPES } from '../../../templates/art/city/houses/index';
import { LANDS } from '../../../templates/art/city/lands';
import { SKIES } from '../../../templates/art/city/skies';
import { OUTLINES } from '../../../templates/art/outlines';
import { DRAWING_NAMES } from '../../../templates/art/services/index';
import { SERIES, SERIES_NAMES } from '../../../templates/art/services/steps/index';
import { STREET } from '../../../templates/art/services/street';
import { filesIn } from '../../setup/output';
import { plannedSite } from '../../setup/planned';
import { project, sample } from '../../setup/run';

const site = plannedSite(sample);
const icons = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'].map((file) => ({ file, bytes: 1 }));
const pageOf = (changes = {}) => renderToStaticMarkup(<ArtPage {...drawn(site)} ownMark={false} icons={icons} stylesheets={['roofs.css']} {...changes} />);
const page = pageOf();

/** Its figures by the heading they stand under. */
function figures(id: string): { name: string; markup: string }[] {
  const [, rest = ''] = page.split(`<h2 id="${id}">`);
  const [group = ''] = rest.split('<h2 ');
  return group
    .split('<figure class="shown" data-drawing="')
    .slice(1)
    .map((figure) => ({ name: figure.slice(0, figure.indexOf('"')), markup: figure }));
}

const names = (id: string) => figures(id).map(({ name }) => name);
const drawings = (markup: string) => markup.match(/<svg /g)?.length ?? 0;

describe('the page of all drawings', () => {
  it('has every town, and so every house, land and sky', () => {
    expect(names('towns').toSorted()).toEqual(site.data.cities.map(({ name }) => name).toSorted());
    const said = figures('towns').map(({ markup }) => /scene: (\w+) ([12]), (\w+), (\w+):/.exec(markup)?.slice(1) ?? []);
    for (const [index, registry] of [
      [0, HOUSE_TYPES],
      [2, LANDS],
      [3, SKIES],
    ] as const) {
      expect(new Set(said.map((words) => words[index]))).toEqual(new Set(registry));
    }
  });

  it('has every drawing that a service, a neighborhood or a section of steps can name', () => {
    expect(names('services')).toEqual(DRAWING_NAMES);
    expect(names('outlines')).toEqual(OUTLINES.flatMap((outline) => [1, 2, 3].map((house) => `${outline} ${house}`)));
    expect(names('steps')).toEqual(SERIES_NAMES);
    expect(figures('steps').map(({ markup }) => drawings(markup))).toEqual(SERIES_NAMES.map((name) => SERIES[name].length));
    expect(figures('street').map(({ markup }) => drawings(markup))).toEqual([STREET.length]);
  });

  it('has the home page, every county, and what stands around every page', () => {
    expect(names('home')).toEqual(['The eave cut open', 'Roof plan']);
    expect(names('counties').toSorted()).toEqual(site.data.counties.map(({ name }) => `Section through ${name}`).toSorted());
    expect(names('heights')).toEqual(['Towns of Riverside County']);
    expect(names('stakes')).toHaveLength(4);
    expect(names('frame')).toEqual(['Hip roof', 'Night street', 'Missing tile']);
    expect(names('marks')).toEqual(['Mark', 'favicon.svg', 'favicon.ico', 'apple-touch-icon.png']);
  });

  it('leaves out no kind of drawing that the templates have', () => {
    const templates = join(project, 'templates');
    const sources = filesIn(templates).map((file) => readFileSync(join(templates, file), 'utf8'));
    const kinds = new Set(sources.flatMap((source) => Array.from(source.matchAll(/<Drawing name="([^"]+)"/g), ([, name = '']) => name)));
    expect(kinds.size).toBeGreaterThan(8);
    for (const kind of kinds) expect(page).toContain(`<svg class="art ${kind}"`);
  });

  it('says what each takes of the bytes that are advised, and which takes more', () => {
    const figures = page.split('<figure class="shown"').slice(1);
    const said = figures.flatMap((figure) => {
      const [, ...numbers] = /: ([\d,]+) of ([\d,]+) bytes/.exec(figure) ?? [];
      const [bytes, advised] = numbers.map((number) => Number(number.replace(',', '')));
      return bytes === undefined || advised === undefined
        ? []
        : [{ heavy: bytes > advised, marked: figure.includes('data-heavy'), worded: figure.includes(', more than is advised') }];
    });
    expect(said.length).toBeGreaterThan(50);
    for (const { heavy, marked, worded } of said) expect([marked, worded]).toEqual([heavy, heavy]);
  });

  it('marks a drawing that takes more than is advised', () => {
    const [{ path = '', content } = {}] = drawn(site).pages.filter((page) => page.content.hero.scene);
    const far = Array.from({ length: 60 }, (_, index): ['oak', number, number] => ['oak', index * 20, 100 + index]);
    const heavy = pageOf({ pages: [{ path, content: { ...content, hero: { ...content?.hero, scene: { ...content?.hero.scene, far } } } }] });
    expect(heavy.match(/data-heavy=""/g)).toHaveLength(1);
  });
});

it('a site that is not one of roofs has no roof around its pages; one with a mark of its own not the mark of the design', () => {
  expect(pageOf({ roofs: null })).not.toMatch(/Hip roof|Missing tile|data-drawing="Mark"/);
  expect(pageOf({ ownMark: true })).not.toContain('data-drawing="Mark"');
});
