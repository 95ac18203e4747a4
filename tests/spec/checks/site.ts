// Rows of 1 and 6 that no kind alone can check: what the site offers, what every page keeps to, and that it is for anybody.
import { z } from 'zod';
import { at, filesIn, textAt } from '../data';
import { blocksOf, linksOf, mentions, textOf, tidy } from '../dom';
import type { Miss } from '../miss';
import type { Page } from '../site';
import { acrossPages, type Check, expectation, inFiles, inPlace, inSection, once, onPages, quoted, want } from './check';
import { wrongNumber } from './count';
import { wrongOrder } from './order';

/** The work of section 1 and the page it has in 2.1. */
const WORK: Record<string, string> = {
  residential: 'residential-roofing',
  commercial: 'commercial-roofing',
  repairs: 'roof-repair',
  replacement: 'roof-replacement',
  inspections: 'roof-inspections',
  gutters: 'gutters',
  TPO: 'tpo-roofing',
  insulation: 'roof-insulation',
  skylights: 'roof-skylights',
  'new construction': 'new-construction',
  'water testing': 'certified-water-testing',
};

/** Without its spaces: blocks begin and end elsewhere where a part of them is hidden. */
function squeezed(text: string): string {
  return text.replace(/\s/g, '');
}

/** All text of a part, folded or not, without what scripts are given. */
function mentionable(root: Element | undefined): string {
  const data = [...(root?.querySelectorAll('script') ?? [])].map(({ textContent }) => textContent ?? '');
  return squeezed(tidy(data.reduce((text, script) => text.replace(script, ''), root?.textContent ?? '')));
}

export const siteChecks: Record<string, Check> = {
  // No wording is stated, so each of its three facts counts, in whatever words.
  'S1-01': inSection((body) =>
    [/\blicensed\b/i, /\broofing (contractor|company)|\broofers?\b/i, /\bSouthern California\b/].flatMap((fact) =>
      want(fact.test(textOf(body)), `the page says ${String(fact)}`),
    ),
  ),
  'S1-03': onPages((given) => [
    ...inPlace('contact', (section) => wrongNumber(formsOutsideDialogs(section), { n: 1, of: 'contact form' }))(given),
    ...inPlace('dialog:promotion', (dialog) => wrongNumber(dialog.querySelectorAll('form').length, { n: 1, of: 'promotion form' }))(given),
  ]),
  'S1-05': once('services', ({ row, site }) => {
    const { work } = expectation(row, z.strictObject({ work: z.array(z.string()) }));
    return work.flatMap((name) => want(site.pages.has(`/services/${WORK[name]}`), `a page for ${name}`, `no /services/${WORK[name]}`));
  }),
  'S1-06': once('data/counties', ({ row, data }) => {
    const expected = expectation(row, z.array(z.string())).map((name) => `${name} County`);
    const counties = [...filesIn(data, 'counties').values()].sort((a, b) => Number(at(a, 'order')) - Number(at(b, 'order')));
    return wrongOrder(
      counties.map((county) => textAt(county, 'name')),
      expected,
      { described: false },
    );
  }),
  'S1-07': onPages(({ page }) => {
    const links = linksOf(page.document.body).filter(({ href }) => /^\/?#contact$/.test(href));
    return want(
      links.some(({ text }) => /inspection|quote/i.test(text)),
      'a link toward a free inspection or quote',
      () => quoted(links.map(({ text }) => text)),
    );
  }),
  // What is seen with every script at work stands in the file.
  'S1-09': onPages((given) => {
    const { page, site } = given;
    const file = site.pages.get(page.path)?.document;
    const main = file?.querySelector('main');
    const words = main ? textOf(main).split(' ').length : 0;
    const inFile = mentionable(file?.body);
    const added = blocksOf(page.document.body).filter((block) => !inFile.includes(squeezed(block)));
    return [
      ...want(main?.querySelector('h1') != null && words >= 60, 'the whole page in its HTML file', `${words} words in main`),
      ...want(added.length === 0, 'nothing that only a script puts there', quoted(added)),
    ];
  }),
  'S1-20': acrossPages('cities', ({ site }) => {
    const pages = [...site.pages.values()].filter(({ kind, document }) => kind === 'city' && mentions(textOf(document.body), 'serving since 2009'));
    return wrongNumber(
      pages.length,
      { min: 3, of: 'city pages that say "serving since 2009"' },
      pages.map(({ path }) => path),
    );
  }),
  'S1-27': inFiles(({ page }) => robots(page)),
  'S1-28': inSection((footer) => {
    const lines = blocksOf(footer).filter((block) => /preview/i.test(block) && /placeholder/i.test(block));
    return wrongNumber(lines.length, { n: 1, of: 'line that says this is a preview with placeholders' }, lines);
  }),
  'S1-29': onPages(({ page }) => {
    const around = [...page.document.body.children].filter((part) => part.getAttribute('data-section') !== 'footer');
    const said = around.flatMap(blocksOf).filter((block) => /\bpreview\b|\bplaceholders?\b/i.test(block));
    return wrongNumber(said.length, { n: 0, of: 'banners about the preview' }, said);
  }),
  'S1-33': once('data/services', ({ row, data }) => {
    const { classification } = expectation(row, z.strictObject({ classification: z.string() }));
    const services = filesIn(data, 'services');
    return want(services.size > 0, 'services', 'none').concat(
      [...services].flatMap(([slug, service]) =>
        want(at(service, 'classification') === classification, `${slug}: classification ${classification}`, textAt(service, 'classification')),
      ),
    );
  }),
  'S1-35': inFiles(({ page }) => {
    const said = [...blocksOf(page.document.body), ...metaTexts(page)].filter((text) => /\bbonded\b/i.test(text));
    return wrongNumber(said.length, { n: 0, of: 'uses of the word bonded' }, said);
  }),

  'S6-04': inFiles(({ page }) => {
    const passwords = page.document.querySelectorAll('input[type="password"]').length;
    const links = linksOf(page.document.body).filter(({ text }) => /\b(sign|log) ?in\b|\bregister\b/i.test(text));
    return wrongNumber(passwords + links.length, { n: 0, of: 'sign-in screens' });
  }),
  'S6-05': once('every page, as anybody gets it', async ({ site, backend }) => {
    const { url } = await backend.served();
    const guarded = [...site.pages.keys()].filter((path) => /admin|login|account|signin|dashboard/i.test(path));
    const answers = await Promise.all(
      // That of a server that fails is given for no path.
      [...site.pages.values()]
        .filter(({ kind }) => kind !== 'serverError')
        .map(async ({ path, kind, html }) => {
          const answer = await fetch(new URL(path.slice(1), url), { redirect: 'manual' });
          const isPublic = (answer.ok || kind === 'notFound') && (await answer.text()) === html;
          return isPublic && !answer.headers.has('set-cookie') && !answer.headers.has('www-authenticate') ? [] : [`${path}: ${answer.status}`];
        }),
    );
    return [
      ...want(answers.length > 0 && answers.flat().length === 0, 'each page as it is, for anybody', quoted(answers.flat())),
      ...want(guarded.length === 0, 'no page behind a role', quoted(guarded)),
    ];
  }),
};

export function robots(page: Page): Miss[] {
  const content = page.document.querySelector('meta[name="robots"]')?.getAttribute('content');
  return want(
    content
      ?.split(',')
      .map((word) => word.trim())
      .includes('noindex') ?? false,
    'robots noindex',
    String(content),
  );
}

export function formsOutsideDialogs(section: Element): number {
  return [...section.querySelectorAll('form')].filter((form) => !form.closest('dialog')).length;
}

function metaTexts(page: Page): string[] {
  return [...page.document.querySelectorAll('title, meta[content]')].map((element) => element.getAttribute('content') ?? textOf(element));
}
