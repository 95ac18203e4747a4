// A site's own mark (data/site.yaml, mark): an SVG file of the data. It is published as it is, so it may hold nothing that acts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { error, type Problem, warning } from '../../problem';
import { oneOf } from '../../text/near';
import { isFolder, listed } from '../files/names';
import { revealed } from '../files/revealing';
import type { SiteData, Sources } from '../read';

/**
 * What a file must not hold, and how a person calls it. A reference may only point into the file itself. Comments are read like
 * the rest: what is one and what only looks like one would take a parser to tell.
 */
const REFUSED: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a script', /<([\w-]+:)?script\b|javascript:/i],
  ['an event attribute, such as onclick', /\son[a-z]+\s*=/i],
  ['markup that is not SVG', /<([\w-]+:)?(foreignObject|iframe|embed|object)\b|1999\/xhtml/i],
  ['an entity of its own', /<!ENTITY/i],
  ['a reference to something outside the file', /\s(?:[\w-]+:)?(href|src)\s*=(?!\s*["']#)|url\(\s*["']?(?!\s*["']?#)|@import|<\?xml-stylesheet/i],
  ['an animation of a link', /attributeName\s*=\s*["'](?:[\w-]+:)?(href|on)/i],
];

export function markProblems(data: SiteData, folder: string, sources: Sources): Problem[] {
  const drawings = listed(folder).filter((name) => name.endsWith('.svg') && !isFolder(join(folder, name)));
  const { mark } = data.site;
  return [...(mark === undefined ? [] : fileProblems(mark, { drawings, folder, sources })), ...unused(drawings, mark, folder)];
}

interface Where {
  drawings: readonly string[];
  folder: string;
  sources: Sources;
}

function fileProblems(mark: string, { drawings, folder, sources }: Where): Problem[] {
  const file = join(folder, mark);
  if (!drawings.includes(mark)) {
    const site = join(folder, 'site.yaml');
    const fix = drawings.length === 0 ? 'put the mark into the data folder, as an .svg file' : oneOf(mark, drawings);
    return [error({ file: site, ...sources.get(site)?.locate(['mark']), field: 'mark', what: `there is no drawing ${mark} in the data folder.`, fix })];
  }
  const bytes = readFileSync(file);
  const svg = bytes.toString('utf8');
  const telling = revealed(bytes);
  const found = [...svgProblems(svg), ...(telling === null ? [] : [telling])];
  return [...found.map(({ what, fix }) => error({ file, what, fix })), ...textProblems(svg, file)];
}

/** An image has no access to the fonts of its page, and icons are drawn without any. */
function textProblems(svg: string, file: string): Problem[] {
  if (!/<([\w-]+:)?text\b/.test(svg)) return [];
  return [
    warning({
      file,
      what: 'this mark holds text, which looks different on each device and is missing from the icons.',
      fix: 'convert the text to outlines in the drawing program, then save the mark again',
    }),
  ];
}

/** What is wrong with the text of a mark; exported for the tests of every kind of it. */
export function svgProblems(svg: string): { what: string; fix: string }[] {
  if (!/<svg\b[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg) || /[\0\uFFFD]/.test(svg)) {
    return [
      { what: 'this is no SVG file that a page can show.', fix: 'save the mark as plain SVG: text that begins with <svg xmlns="http://www.w3.org/2000/svg"' },
    ];
  }
  const acting = REFUSED.filter(([, pattern]) => pattern.test(svg)).map(([what]) => ({
    what: `this mark holds ${what}, and it is published as it is.`,
    fix: 'take it out, or save the mark as plain SVG: shapes and colors alone',
  }));
  const sizeless =
    markSize(svg) === null
      ? [{ what: 'this mark does not say what part of the plane it is drawn on.', fix: 'give its <svg> a viewBox, like viewBox="0 0 48 48"' }]
      : [];
  const found = [...acting, ...sizeless];
  return found.length > 0 ? found : broken(svg);
}

/** A browser shows nothing of a drawing that is not well-formed. Loaded here alone: a site without a mark of its own does without. */
function broken(svg: string): { what: string; fix: string }[] {
  const { Resvg } = createRequire(import.meta.url)('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  try {
    new Resvg(svg, { font: { loadSystemFonts: false } });
    return [];
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.replace(/^.*? cause /, '') : String(cause);
    return [{ what: `this mark cannot be drawn: ${reason}.`, fix: 'save it again from the drawing program, as plain SVG' }];
  }
}

/** Width and height of the drawing in its own units, which is its shape; null without a viewBox. */
export function markSize(svg: string): { width: number; height: number } | null {
  const [, , , width = 0, height = 0] = /<svg\b[^>]*\sviewBox\s*=\s*["']\s*(\S+?)[\s,]+(\S+?)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(svg)?.map(Number) ?? [];
  return width > 0 && height > 0 ? { width, height } : null;
}

function unused(drawings: readonly string[], mark: string | undefined, folder: string): Problem[] {
  return drawings
    .filter((name) => name !== mark)
    .map((name) =>
      warning({ file: join(folder, name), what: 'nothing shows this drawing.', fix: `write mark: ${name} in site.yaml, or move it out of the data folder` }),
    );
}
