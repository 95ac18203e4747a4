/**
 * Cuts the two typefaces of the site down to the characters it uses and writes client/fonts/.
 * Run it by hand after changing the characters or a version below; the results are committed:
 *
 *   npx --yes -p subset-font@2.9.0 -p @fontsource/besley@5.3.0 \
 *     -p @fontsource-variable/national-park@5.3.0 node bin/subset-fonts.mjs
 *
 * The three packages are no dependencies of the project: a build never needs them.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BASIC_LATIN = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i));
const ACCENTS = 'áéíóúüñÁÉÍÓÚÜÑ';
const NO_BREAK_SPACE = '\u00a0';
const PUNCTUATION = '–—‘’“”…·×°−©®™§½¼¾•→←↑↓★✓';
const WANTED = BASIC_LATIN + NO_BREAK_SPACE + ACCENTS + PUNCTUATION;

const FONTS = [
  {
    pack: '@fontsource/besley',
    version: '5.3.0',
    file: 'files/besley-latin-800-normal.woff2',
    output: 'besley-800.woff2',
    license: 'OFL-besley.txt',
    // No tnum: its zero is thinner than the figures around it. calt is the R before a serif.
    options: { keepFeatures: ['kern', 'liga', 'calt'] },
  },
  {
    pack: '@fontsource-variable/national-park',
    version: '5.3.0',
    file: 'files/national-park-latin-wght-normal.woff2',
    output: 'national-park.woff2',
    license: 'OFL-national-park.txt',
    // The axis runs 200 to 800 in the package; cutting it to 400 to 700 saves 7 KB.
    options: {
      keepFeatures: ['kern', 'liga', 'rvrn', 'tnum'],
      variationAxes: { wght: { min: 400, max: 700 } },
    },
  },
];

// npx puts its packages beside the first folders of PATH, where an import does not look.
const require = createRequire(import.meta.url);
const searched = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
const locate = (name) => {
  try {
    return require.resolve(name, { paths: searched });
  } catch (cause) {
    throw new Error(`${name} is not here: run the npx command at the top of this file`, { cause });
  }
};

const outputFolder = join(dirname(fileURLToPath(import.meta.url)), '../client/fonts');
const subsetFont = require(locate('subset-font'));
const fontverter = require(require.resolve('fontverter', { paths: [locate('subset-font')] }));

const covered = [];
for (const font of FONTS) covered.push(await cut(font));

const characters = [...WANTED].filter((c) => covered.every((set) => set.has(c.codePointAt(0))));
await writeFile(join(outputFolder, 'range.json'), `${JSON.stringify({ characters: characters.join('') }, null, 2)}\n`);
console.error(`range.json: ${characters.length} of ${[...WANTED].length} wanted characters are in both`);

/** Writes one font and its license; gives the code points which the result really has. */
async function cut({ pack, version, file, output, license, options }) {
  const manifest = locate(`${pack}/package.json`);
  const found = JSON.parse(await readFile(manifest, 'utf8')).version;
  if (found !== version) {
    throw new Error(`${pack} is ${found}, this script and client/fonts/README.md say ${version}`);
  }
  const folder = dirname(manifest);
  const source = await readFile(join(folder, file));
  const result = await subsetFont(source, WANTED, { ...options, targetFormat: 'woff2' });
  await writeFile(join(outputFolder, output), result);
  await copyFile(join(folder, 'LICENSE'), join(outputFolder, license));

  const points = codePoints(await fontverter.convert(result, 'truetype'));
  const missing = [...WANTED].filter((c) => !points.has(c.codePointAt(0)));
  console.error(`${output}: ${result.length} bytes, without ${missing.join(' ')}`);
  return points;
}

/** Reads the format 4 character map of a TrueType file. */
function codePoints(font) {
  const cmap = tableOffset(font, 'cmap');
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const map = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4);
    if (font.readUInt16BE(map) === 4) return segments(font, map);
  }
  throw new Error('the font has no format 4 character map');
}

function tableOffset(font, tag) {
  for (let record = 12; record < 12 + font.readUInt16BE(4) * 16; record += 16) {
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`the font has no ${tag} table`);
}

function segments(font, map) {
  const points = new Set();
  const size = font.readUInt16BE(map + 6);
  for (let i = 0; i < size; i += 2) {
    const end = font.readUInt16BE(map + 14 + i);
    const start = font.readUInt16BE(map + 16 + size + i);
    // Inside a segment the subset has no holes; 0xffff only closes the list.
    for (let point = start; point <= end && point !== 0xffff; point++) points.add(point);
  }
  return points;
}
