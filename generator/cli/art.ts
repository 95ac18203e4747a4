// shingle art: the drawings of all cities and services on one page, in the site's own colors and fonts, for whoever works on them.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundle } from '../bundle/index';
import { readAndCheck } from '../check';
import { planScene } from '../plan/scene';
import { planOwnFonts } from '../publish/ownFonts';
import { planSheets } from '../publish/stylesheets';
import { loadTemplates } from '../render/index';
import { type Flags, settle, type Surroundings } from '../settings';
import { EXIT } from './main';
import { printProblems, writeOut } from './output';

const STYLESHEET = 'city.css';

export async function run(flags: Flags, surroundings: Surroundings): Promise<number> {
  const settings = settle(flags, surroundings);
  const { site, problems } = readAndCheck(settings);
  printProblems(problems, surroundings.cwd);
  if (site === null) return EXIT.wrong;
  const scenes = [...site.cities.values()].flatMap((city) => {
    const scene = planScene(site, city);
    return scene ? [{ name: city.name, scene }] : [];
  });
  const { client, files, styles, templates } = await bundle(settings.project, settings);
  const { renderArt } = await loadTemplates(templates);
  const folder = join(settings.project, '.shingle', 'art');
  mkdirSync(folder, { recursive: true });
  const own = planOwnFonts(site, settings.data);
  writeFileSync(join(folder, STYLESHEET), planSheets(site, styles, own).city.text);
  for (const font of files.fonts) copyFileSync(join(client, font), join(folder, basename(font)));
  for (const { from, file } of own) copyFileSync(from, join(folder, basename(file)));
  const file = join(folder, 'index.html');
  writeFileSync(file, renderArt({ scenes, stylesheet: STYLESHEET }));
  writeOut(`${file}\n`);
  return EXIT.fine;
}
