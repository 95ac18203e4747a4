// What the command does with the sample and with changed copies of it: each run once, when the first row asks for it.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { shingleInside } from '../setup/inside';
import { layOver } from '../setup/overlay';
import type { Run } from '../setup/run';
import { type Data, PROJECT, readData, SAMPLE } from './data';
import { readSite, type Site } from './site';

interface Build extends Run {
  /** What it wrote, and the data that it was made of; null where it wrote nothing. */
  made: { site: Site; data: Data } | null;
}

export interface Runs {
  help: () => Promise<Run>;
  /** The default build, not quiet. */
  preview: () => Promise<Build>;
  production: () => Promise<Run>;
  /** --base /path/ */
  underBase: () => Promise<Build>;
  /** A second data folder: another name, no lastmod on the home page, no gear beside the form, one city less. */
  otherData: () => Promise<Build>;
  /** The shipped data with the id of a pixel. */
  withPixel: () => Promise<Build>;
  /** Data with a city that has a field nobody knows, and a webhook setting that there is not. */
  brokenData: () => Promise<Run>;
  /** --production over data that says leads: same-origin. */
  sameOrigin: () => Promise<Run>;
  /** shingle audit --json over the preview; and over a page of it on which "insured" lost its kind. */
  audit: () => Promise<{ shipped: Run; doctored: Run }>;
  /** tests/fixtures/launched, as a preview and for production. */
  launched: () => Promise<{ preview: Build; production: Build }>;
}

export const OTHER_COMPANY = 'Second Contractor';
export const PIXEL = '1234567890';

type Change = (set: (file: string, path: (string | number)[], value: unknown) => void, remove: (file: string) => void) => void;

export function commandRuns(): { runs: Runs; clear: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'shingle-spec-'));
  const generate = (name: string, dataFolder: string, ...flags: string[]) => build(join(folder, name), dataFolder, flags);
  const changed = (name: string, change: Change) => changedData(join(folder, `${name}-data`), change);
  const shipped = SAMPLE;
  return {
    clear: () => rmSync(folder, { recursive: true, force: true }),
    runs: {
      help: onceOnly(() => shingle('generate', '--help')),
      preview: onceOnly(() => generate('preview', shipped)),
      production: onceOnly(() => shingle('generate', '--production', '--out', join(folder, 'production'))),
      underBase: onceOnly(() => generate('base', shipped, '--base', '/path/')),
      otherData: onceOnly(() => generate('other', changed('other', asOther))),
      withPixel: onceOnly(() => generate('pixel', changed('pixel', asWithPixel))),
      brokenData: onceOnly(() => shingle('validate', '--data', changed('broken', asBroken))),
      sameOrigin: onceOnly(() => shingle('generate', '--production', '--data', changed('origin', asSameOrigin), '--out', join(folder, 'origin'))),
      audit: onceOnly(async () => {
        const out = join(folder, 'audited');
        await shingle('generate', '--quiet', '--out', out);
        const shipped = await shingle('audit', '--json', '--out', out);
        const page = join(out, 'services', 'gutters.html');
        writeFileSync(page, readFileSync(page, 'utf8').replace('</main>', '<p>We are insured.</p></main>'));
        return { shipped, doctored: await shingle('audit', '--json', '--out', out) };
      }),
      launched: onceOnly(async () => {
        const launched = join(folder, 'launched-data');
        layOver(shipped, join(PROJECT, 'tests/fixtures/launched'), launched);
        return {
          preview: await generate('launched-preview', launched),
          production: await generate('launched', launched, '--production'),
        };
      }),
    },
  };
}

const asOther: Change = (set, remove) => {
  remove('cities/menifee');
  set('company', ['shortName'], OTHER_COMPANY);
  set('company', ['legalName'], OTHER_COMPANY);
  set('home', ['lastmod'], undefined);
  set('contact', ['webhook'], 'off');
};

const asWithPixel: Change = (set) => set('site', ['metaPixelId'], PIXEL);

const asBroken: Change = (set) => {
  set('cities/riverside', ['weather'], 'sunny');
  set('contact', ['webhook'], 'sometimes');
};

const asSameOrigin: Change = (set) => set('site', ['leads'], 'same-origin');

export function onceOnly<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= work());
}

function changedData(folder: string, change: Change): string {
  cpSync(SAMPLE, folder, { recursive: true });
  const nameOf = (file: string) => join(folder, `${file}.yaml`);
  change(
    (file, path, value) => {
      const document = parseDocument(readFileSync(nameOf(file), 'utf8'));
      if (value === undefined) document.deleteIn(path);
      else document.setIn(path, value);
      writeFileSync(nameOf(file), document.toString());
    },
    (file) => rmSync(nameOf(file)),
  );
  return folder;
}

async function build(out: string, dataFolder: string, flags: string[]): Promise<Build> {
  const run = await shingle('generate', '--data', dataFolder, '--out', out, ...flags);
  if (run.status !== 0) return { ...run, made: null };
  const data = readData(dataFolder);
  return { ...run, made: { data, site: readSite(out, data) } };
}

let last: Promise<unknown> = Promise.resolve();

/** Inside this process, which is much faster, and so one after another: what a run says is read from the process's own output. */
function shingle(...args: string[]): Promise<Run> {
  const next = last.then(() => shingleInside(args, PROJECT));
  last = next.catch(() => {});
  return next;
}
