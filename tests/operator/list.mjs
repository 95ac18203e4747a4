// The edits that an operator makes in data/, as README.md tells them; and two mistakes, which have to be told.
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Edits of one data folder. A text that is to be changed and is not there stops the run: the edit was written for other data. */
export function editorOf(data) {
  const at = (file) => join(data, file);
  const change = (file, from, to) => {
    const text = readFileSync(at(file), 'utf8');
    if (!text.match(from)) throw new Error(`data/${file} holds nothing like ${from}: tests/operator/list.mjs has to follow what data/ says now.`);
    writeFileSync(at(file), text.replace(from, to));
  };
  return {
    change,
    line: (file, field, value) => change(file, new RegExp(`^( *)${field}: .*$`, 'm'), `$1${field}: ${value}`),
    copy: (from, to) => copyFileSync(at(from), at(to)),
    move: (from, to) => renameSync(at(from), at(to)),
    remove: (file) => rmSync(at(file)),
    put: (from, to) => {
      mkdirSync(dirname(at(to)), { recursive: true });
      copyFileSync(from, at(to));
    },
    write: (file, text) => {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    filesIn: (folder) => readdirSync(at(folder)).map((name) => `${folder}/${name}`),
    replaceWith: (folder) => {
      rmSync(data, { recursive: true });
      cpSync(folder, data, { recursive: true });
    },
  };
}

/** Those that leave data/ sound: the tests stay green. */
export const EDITS = {
  'nothing changed': () => {},
  'a city added': ({ copy, line }) => addCity({ copy, line }, { slug: 'norco', name: 'Norco', county: 'riverside-county' }),
  'a city added in another county': ({ copy, line }) => addCity({ copy, line }, { slug: 'fontana', name: 'Fontana', county: 'san-bernardino-county' }),
  'a city removed': ({ remove }) => remove('cities/palm-desert.yaml'),
  'a city renamed': ({ move, line }) => {
    move('cities/corona.yaml', 'cities/norco.yaml');
    line('cities/norco.yaml', 'name', 'Norco');
  },
  'all cities removed': ({ filesIn, remove }) => {
    for (const file of filesIn('cities')) remove(file);
  },
  'another company and other phones': ({ line, change, filesIn }) => {
    line('company.yaml', 'legalName', "O'Hara & Sons Roofing, Inc.");
    line('company.yaml', 'shortName', "O'Hara Roofing");
    line('company.yaml', 'number', '"1029384"');
    line('company.yaml', 'email', 'hello@ohara-roofing.test');
    line('company.yaml', 'founder', "Siobhan O'Hara");
    change('company.yaml', /^placeholders: .*\n/m, '');
    ['header', 'services', 'counties'].forEach((name, index) => line('company.yaml', name, `"(909) 381-221${index}"`));
    filesIn('cities').forEach((file, index) => line(file, 'phone', `"(909) 381-23${String(index + 10)}"`));
  },
  'other prices and names of materials': ({ change, line }) => {
    change('estimator.yaml', /tpo: \{ label: TPO, price: 9 \}/, 'tpo: { label: TPO membrane, price: 9.75 }');
    change('estimator.yaml', /metal: \{ label: Metal, price: 22.5 \}/, 'metal: { label: Standing-seam metal, price: 31 }');
    line('estimator.yaml', 'otherPrice', '12');
  },
  'other claims, confirmed': ({ change }) => {
    change('claims.yaml', /text: 25\+\n/, 'text: 31+\n');
    change('claims.yaml', /text: 200\+\n/, 'text: 1,150+\n');
    change('claims.yaml', /ownerConfirmed: null/g, 'ownerConfirmed: 2026-01-15');
  },
  'another offer': ({ line }) => {
    line('promotion.yaml', 'title', '"$500 off, and the gutters too"');
    line('promotion.yaml', 'submit', 'Get $500 off');
    line('promotion.yaml', 'endsOn', '2031-03-31');
  },
  'no offer': ({ remove }) => remove('promotion.yaml'),
  'a service added, in the menu': ({ copy, line, change }) => {
    copy('services/tpo-roofing.yaml', 'services/foam-roofing.yaml');
    line('services/foam-roofing.yaml', 'name', 'Foam Roofing');
    line('services/foam-roofing.yaml', 'description', 'Sprayed foam for flat roofs, coated against the sun. Free inspection, price in writing.');
    change('navigation.yaml', /^( *)- \{ label: TPO, to: .*$/m, '$&\n$1- { label: Foam, to: /services/foam-roofing }');
  },
  'other texts on the home page': ({ line }) => {
    line('home.yaml', 'title', '"Roofs of every kind, tile, shingle, metal and membrane, by people who answer the phone | {company}"');
    line('home.yaml', 'lede', '"Re-roofs & repairs: <ask> us, {founder} says. 100% of it in writing."');
    line('home.yaml', 'lastmod', '2026-02-01');
  },
  'a photograph, a domain and a proof of whose site it is': ({ put, write, change }, project) => {
    put(join(project, 'docs/home.png'), 'images/our-work.png');
    change('home.yaml', /^( *)description: (.*)\n(\1features:)/m, '$1description: $2\n$1image: { src: our-work.png, alt: Our work }\n$3');
    write('public/CNAME', 'www.ohara-roofing.test\n');
    write('public/google1a2b3c4d5e6f7a8b.html', 'google-site-verification: google1a2b3c4d5e6f7a8b.html');
  },
  'the site of another contractor': ({ replaceWith }, project) => replaceWith(join(project, 'tests/fixtures/second-contractor')),
};

/** Mistakes: the tests turn red, and say this. */
export const MISTAKES = {
  'a token that there is not': { edit: ({ line }) => line('home.yaml', 'lede', 'Roofs in {citty}.'), says: '{citty} stands for nothing here' },
  'a county that there is not': {
    edit: ({ line }) => line('cities/riverside.yaml', 'county', 'riversde-county'),
    says: 'there is no county "riversde-county"',
  },
};

function addCity({ copy, line }, { slug, name, county }) {
  copy('cities/riverside.yaml', `cities/${slug}.yaml`);
  line(`cities/${slug}.yaml`, 'name', name);
  line(`cities/${slug}.yaml`, 'county', county);
  line(`cities/${slug}.yaml`, 'phone', '"(951) 555-0125"');
}
