// For tests of the checks: a section of a page with this in it.
import { parse } from './site';

export function section(html: string): Element {
  const found = parse(`<!doctype html><html><body><section data-section="part">${html}</section></body></html>`).querySelector('section');
  if (!found) throw new Error('no section');
  return found;
}
