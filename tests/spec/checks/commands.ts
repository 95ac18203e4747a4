// Rows that are true of the command: what it validates, refuses and says, and what comes out of other data.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Run } from '../../setup/run';
import { OTHER_COMPANY } from '../cli';
import { at, type Data, PROJECT } from '../data';
import { textOf } from '../dom';
import type { Miss } from '../miss';
import { readFile, type Site } from '../site';
import { type Check, expectation, miss, once, quoted, shortened, want } from './check';
import { sitemapOf } from './sitemap';

/** A production build says no, and names the place. */
function refuses(run: Run, place: RegExp): Miss[] {
  return [
    ...want(run.status === 1, 'exit status 1', String(run.status)),
    ...want(place.test(run.stderr), `a problem like ${String(place)}`, shortened(run.stderr, 600)),
  ];
}

const production = (place: RegExp): Check => once('generate --production', async ({ runs }) => refuses(await runs.production(), place));

interface Audited {
  file?: string;
  field?: string;
  what: string;
}

function auditedProblems({ stdout }: Run): Audited[] {
  return (JSON.parse(stdout) as { findings: { problems: Audited[] }[] }).findings.flatMap(({ problems }) => problems);
}

function unprovedClaims(data: Data): string[] {
  const claims = Object.entries(at(data.files.get('claims'), 'claims') ?? {});
  return claims.flatMap(([id, claim]) => (at(claim, 'basis') === null && at(claim, 'ownerConfirmed') === null ? [id] : []));
}

/** Where a page is made, nothing may ask for the time (D13). */
const PURE = ['templates', 'generator/plan', 'generator/render'];
const CLOCK = /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b|\bMath\.random\b/;

export const commandChecks: Record<string, Check> = {
  'S1-24': once('generate', async ({ row, runs }) => {
    const { options } = expectation(row, z.strictObject({ command: z.literal('shingle'), options: z.array(z.string()), rule: z.string() }));
    const help = await runs.help();
    const other = await runs.otherData();
    const missing = options.filter((option) => !help.stdout.includes(option));
    return [
      ...want(/^Usage: shingle /m.test(help.stdout) && missing.length === 0, `shingle with ${quoted(options)}`, help.stdout),
      ...(other.made ? secondContractor(other.made.site) : miss('a site from a second data folder', other.stderr)),
    ];
  }),
  'S1-25': once('validate', async ({ runs }) => refuses(await runs.brokenData(), /cities\/riverside\.yaml:\d+:\d+ +weather/)),
  'S1-30': once('generate', async ({ runs }) => {
    const { stdout, status } = await runs.preview();
    return want(status === 0 && /preview/i.test(stdout) && /placeholder/i.test(stdout), 'a summary that says that placeholders are shown', stdout);
  }),
  'S1-31': production(/sample\/company\.yaml:\d+:\d+ +shortName/),
  'S1-32': once('generate --production', async ({ runs }) => {
    const run = (await runs.launched()).production;
    return want(run.made !== null, 'tests/fixtures/launched builds for production', run.stderr);
  }),
  'S1-36': once('audit', async ({ runs }) => {
    const { shipped, doctored } = await runs.audit();
    const complaints = (run: Run) => auditedProblems(run).filter(({ what }) => /insured/i.test(what));
    return [
      ...want(complaints(shipped).length === 0, 'no complaint about "insured"', () => JSON.stringify(complaints(shipped))),
      ...want(complaints(doctored).length > 0, 'a complaint about "insured" without its kind', () => shortened(doctored.stdout)),
    ];
  }),
  'S2.1-42': once('generate --base /path/', async ({ runs }) => {
    const { made, stderr } = await runs.underBase();
    return made ? wrongUnderBase(made.site, made.data.siteUrl) : miss('a site under /path/', stderr);
  }),
  'S2.1-47': production(/sample\/pages\/privacy\.yaml:\d+:\d+ +reviewed/),
  'S2.1-96': once('generate', async ({ runs }) => {
    const { made, stderr } = await runs.otherData();
    if (!made) return miss('a site', stderr);
    const urls = sitemapOf(made.site);
    const home = urls.find(({ loc }) => loc === `${made.data.siteUrl}/`);
    const others = urls.filter(({ lastmod }) => lastmod !== undefined);
    return want(home !== undefined && home.lastmod === undefined && others.length > 0, 'no lastmod for the home page alone', JSON.stringify(urls));
  }),
  'S9.6-16': once('audit', async ({ data, runs }) => {
    const warned = new Set(auditedProblems((await runs.audit()).shipped).map(({ field }) => field));
    const unproved = unprovedClaims(data).filter((id) => !warned.has(`claims.${id}`));
    return want(unproved.length === 0 && warned.size > 10, 'a warning for each claim that nothing proves', quoted(unproved));
  }),
  'S2.1-97': once('generate, generate --production', async ({ runs }) => {
    const { preview, production: build } = await runs.launched();
    if (!preview.made || !build.made) return miss('two builds of tests/fixtures/launched', preview.stderr || build.stderr);
    return want(readFile(preview.made.site, 'sitemap.xml') === readFile(build.made.site, 'sitemap.xml'), 'the same sitemap', 'another');
  }),
  'S2.5-12': production(/sample\/testimonials\.yaml:\d+:\d+ +testimonials\[0\]\.sample/),
  'S2.7-24': once('templates/ generator/plan generator/render', async ({ site, runs }) => {
    const preview = await runs.preview();
    return [...asksForTheTime(), ...(preview.made ? differences(site, preview.made.site) : miss('a second build', preview.stderr))];
  }),
  'S6-07': production(/sample\/site\.yaml:\d+:\d+ +supabase/),
  'S6-08': once('generate --production', async ({ runs }) => {
    const run = await runs.sameOrigin();
    return [
      ...want(run.status === 1, 'refused for other reasons', String(run.status)),
      ...want(!/supabase|backend/i.test(run.stderr), 'not refused for the backend', run.stderr),
    ];
  }),
  'S9.6-17': production(/sample\/claims\.yaml:\d+:\d+ +claims\.\w+[\s\S]*ownerConfirmed/),
};

function secondContractor(site: Site): Miss[] {
  const home = site.pages.get('/');
  const named = [...site.pages.values()].filter(({ html }) => html.includes('Sample Roofing'));
  return [
    ...want(home !== undefined && textOf(home.document.body).includes(OTHER_COMPANY), `${OTHER_COMPANY} on the home page`, 'not there'),
    ...want(named.length === 0, 'nothing left of the first contractor', quoted(named.map(({ path }) => path))),
  ];
}

/** Every address within the site begins with the base and leads to a file. */
function wrongUnderBase(site: Site, siteUrl: string): Miss[] {
  const broken = [...site.pages.values()].flatMap((page) =>
    [...page.document.querySelectorAll('[href^="/"], [src^="/"]')].flatMap((element) => {
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      const file = fileOf(address);
      return file !== null && site.files.includes(file) ? [] : [`${address} on ${page.path}`];
    }),
  );
  const canonical = site.pages.get('/cities/riverside')?.document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return [
    ...want(broken.length === 0, 'addresses under /path/ that lead to a file', () => shortened(quoted(broken))),
    ...want(canonical === `${siteUrl}/path/cities/riverside`, 'a canonical address under /path/', String(canonical)),
  ];
}

function fileOf(address: string): string | null {
  if (!address.startsWith('/path/')) return null;
  const path = address.slice('/path/'.length).replace(/[?#].*$/, '');
  if (path === '') return 'index.html';
  return /\.\w+$/.test(path) ? path : `${path}.html`;
}

function asksForTheTime(): Miss[] {
  const files = PURE.flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const asking = files.filter((file) => CLOCK.test(readFileSync(file, 'utf8')));
  return [
    ...want(files.length > 0, 'files', 'none'),
    ...want(asking.length === 0, 'no clock and no random number where pages are made', quoted(asking.map((file) => file.slice(PROJECT.length)))),
  ];
}

/** Two builds at different times are the same bytes. */
function differences(one: Site, other: Site): Miss[] {
  const pages = [...one.pages.keys()].filter((path) => one.pages.get(path)?.html !== other.pages.get(path)?.html);
  return want(pages.length === 0 && one.pages.size === other.pages.size, 'the same pages a second time', quoted(pages));
}
