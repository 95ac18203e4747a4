// A data folder in which a town, its county, a service and the company are called by one word of forty letters each.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './output';

/** Forty letters each. */
const LONG = {
  town: 'Llanfairpwllgwyngyllgogerychwyrndrobwlll',
  county: 'Donaudampfschifffahrtsgesellschaftskapit',
  service: 'Dachrinnenreinigungsundreparaturservicen',
  company: 'Handwerksmeisterbetriebsgemeinschaftsdac',
};

/** Where each stands in what it is called. */
export interface LongPages {
  town: string;
  county: string;
  service: string;
}

/** Copies the data to `to`; gives the pages that are called so. */
export function layLongNames(data: string, to: string): LongPages {
  cpSync(data, to, { recursive: true });
  const files = filesIn(to).filter((file) => file.endsWith('.yaml'));
  const read = (file: string) => readFileSync(join(to, file), 'utf8');
  const field = (file: string, name: string) => new RegExp(`^${name}: "?([^"#\\n]*[^"#\\s])`, 'm').exec(read(file))?.[1] ?? '';
  const first = (folder: string) => files.filter((file) => file.startsWith(`${folder}/`)).sort()[0] ?? '';
  const [town, service] = [first('cities'), first('services')];
  const county = `counties/${field(town, 'county')}.yaml`;
  const names: [name: string, long: string][] = [
    [field(town, 'name'), LONG.town],
    [field(county, 'name').replace(/ County$/, ''), LONG.county],
    [field(service, 'name'), LONG.service],
    [field('company.yaml', 'legalName'), LONG.company],
    [field('company.yaml', 'shortName'), LONG.company],
  ];
  for (const file of files) {
    const text = names.reduce((result, [name, long]) => result.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), long), read(file));
    writeFileSync(join(to, file), text);
  }
  const path = (file: string) => `/${file.replace(/\.yaml$/, '').replace(/^counties/, 'service-areas')}`;
  return { town: path(town), county: path(county), service: path(service) };
}
