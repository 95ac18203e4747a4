// shingle art: all drawings on one page, in the site's own colors and fonts: what each page is drawn with, and what its data could name.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { color } from '../assets/color';
import { planOwnAssets } from '../assets/index';
import { bundle } from '../bundle/index';
import { readAndCheck } from '../content/index';
import type { PlannedSite } from '../content/site/index';
import { planPage } from '../plan/page';
import { tabIcon } from '../publish/files';
import { loadTemplates } from '../render/index';
import { type Flags, type ProcessEnv, resolveSettings } from '../settings';
import { EXIT } from './exit';
import { printProblems, writeOut } from './output';

export async function run(flags: Flags, processEnv: ProcessEnv): Promise<number> {
  const settings = resolveSettings(flags, processEnv);
  const { site, problems } = readAndCheck(settings);
  printProblems(problems, processEnv.cwd);
  if (site === null) return EXIT.wrong;
  const made = await bundle(settings.project, settings);
  const templates = await loadTemplates(made.templates);
  const own = planOwnAssets({ site, templates, data: settings.data });
  const { file: tabFile, text } = tabIcon(site, own);
  const icons = [{ file: tabFile, bytes: Buffer.from(text) }, ...own.icons];
  const page = templates.renderArt({
    ...drawn(site),
    ownMark: own.mark !== null,
    icons: icons.map(({ file, bytes }) => ({ file, bytes: bytes.length })),
    stylesheets: [made.files.styles.roofs, ...(own.sheet === null ? [] : [own.sheet.file])].map((file) => basename(file)),
  });
  const folder = join(settings.project, '.shingle', 'art');
  mkdirSync(folder, { recursive: true });
  for (const file of [made.files.styles.roofs, ...made.files.fonts]) copyFileSync(join(made.client, file), join(folder, basename(file)));
  for (const { from, file } of own.fonts) copyFileSync(from, join(folder, basename(file)));
  for (const { file, bytes } of icons) writeFileSync(join(folder, file), bytes);
  if (own.sheet) writeFileSync(join(folder, basename(own.sheet.file)), own.sheet.text);
  const file = join(folder, 'index.html');
  writeFileSync(file, page);
  if (!flags.quiet) writeOut(inWords(page, { file, ...processEnv }));
  return EXIT.fine;
}

/** What the page of all drawings takes from the site. */
export function drawn(site: PlannedSite) {
  const pages = site.routes.flatMap((route) => {
    const { path, content } = planPage(site, route);
    return content.type === 'landing' ? [{ path, content }] : [];
  });
  return { pages, roofs: site.data.site.drawings === 'roofs' ? { ink: color(site, 'ink'), sun: color(site, 'sun') } : null };
}

function inWords(page: string, { file, cwd }: { file: string; cwd: string }): string {
  const near = relative(cwd, file);
  const count = page.match(/<figure class="shown"/g)?.length ?? 0;
  const heavy = Array.from(page.matchAll(/<figure class="shown" data-drawing="([^"]*)" data-heavy/g), ([, name = '']) => name);
  const advice = heavy.length === 0 ? '' : `More bytes than is advised (templates/art/limits.ts): ${heavy.join(', ')}.\n`;
  return `${count} drawings on one page, each with its name in the data and its bytes: open ${near.startsWith('..') ? file : near} in a browser.\n${advice}`;
}
