// A site as planning sees it, of a folder of data that has no errors.
import { readAndCheck } from '../../generator/content/index';
import type { PlannedSite } from '../../generator/content/site/index';
import { project } from './run';

export function plannedSite(data: string, settings: { siteUrl: string | null; base: string } = { siteUrl: null, base: '/' }): PlannedSite {
  const { site } = readAndCheck({ project, data, out: '', production: false, development: false, supabase: { url: null, anonKey: null }, ...settings });
  if (site === null) throw new Error(`The data in ${data} has errors: shingle validate lists them.`);
  return site;
}
