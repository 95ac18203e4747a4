// A finished page, read back from its HTML: its texts block by block, and where on the page each stands.
import { Parser } from 'htmlparser2';

/** head: title and description; label: words of attributes, such as accessible names and gray examples in fields. */
type Region = 'head' | 'header' | 'main' | 'form' | 'dialog' | 'footer' | 'other' | 'label';

export interface Block {
  /** White space made one space, apostrophes straight. */
  text: string;
  /** The element that holds it: p, li, h2, …; for words of an attribute, the attribute. */
  tag: string;
  region: Region;
  /** The nearest data-section. */
  section: string | null;
  /** Blocks of one card, list item or table row have the same number. */
  group: number;
  /** Whether it is on the page for the eye, not only for those who listen. */
  visible: boolean;
}

export interface AuditedPage {
  /** Relative to the site's folder. */
  file: string;
  title: string;
  description: string;
  noindex: boolean;
  blocks: Block[];
  /** In the order of the page, dialogs left out. */
  headings: { level: number; text: string }[];
  /** Each JSON-LD block as it is written. */
  jsonLd: string[];
}

const INLINE = new Set('a abbr b bdi button cite code data del dfn em i ins kbd label mark q s small span strong sub sup time u var wbr'.split(' '));
const EMPTY = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const UNREAD = new Set(['script', 'style', 'template', 'svg', 'head']);
const WORDED = ['aria-label', 'alt', 'placeholder'] as const;

/** What an element hands down to those inside it. */
interface Enclosing {
  id: number;
  tag: string;
  region: Region;
  section: string | null;
  group: number | null;
  visible: boolean;
  read: boolean;
  /** Text before, inside and behind it are blocks of their own. */
  breaks: boolean;
}

export function readPage(file: string, html: string): AuditedPage {
  const reader = new PageReader(file);
  const parser = new Parser(reader, { decodeEntities: true });
  parser.end(html);
  return reader.page;
}

class PageReader {
  readonly page: AuditedPage;
  private readonly stack: Enclosing[] = [];
  private open = '';
  private elements = 0;
  /** Text of an element of the head that is being read. */
  private aside: string | null = null;
  /** An inline element has just ended: two of them side by side are two words. */
  private ended = false;

  constructor(file: string) {
    this.page = { file, title: '', description: '', noindex: false, blocks: [], headings: [], jsonLd: [] };
  }

  onopentag(tag: string, attributes: Record<string, string>): void {
    this.note(tag, attributes);
    if (tag === 'br') this.open += ' ';
    if (EMPTY.has(tag)) return;
    const opened = inside(this.stack.at(-1) ?? OUTSIDE, { id: ++this.elements, tag, attributes });
    if (opened.breaks) this.close();
    else if (this.ended) this.open += ' ';
    this.ended = false;
    this.stack.push(opened);
  }

  ontext(text: string): void {
    if (this.aside !== null) this.aside += text;
    const here = this.stack.at(-1);
    if (!here?.read) return;
    this.open += text;
    this.ended = false;
  }

  onclosetag(tag: string): void {
    if (EMPTY.has(tag)) return;
    if (tag === 'title' && this.stack.at(-2)?.tag === 'head') this.add('title', (this.page.title = tidy(this.aside ?? '')));
    if (tag === 'script' && this.aside !== null) this.page.jsonLd.push(this.aside);
    this.aside = null;
    if (this.stack.at(-1)?.breaks) this.close();
    else this.ended = true;
    this.stack.pop();
  }

  /** What is said in attributes. */
  private note(tag: string, attributes: Record<string, string>): void {
    if (tag === 'title' && this.stack.at(-1)?.tag === 'head') this.aside = '';
    if (tag === 'script' && attributes.type === 'application/ld+json') this.aside = '';
    if (tag === 'meta' && attributes.name === 'description') this.add('description', (this.page.description = tidy(attributes.content ?? '')));
    if (tag === 'meta' && attributes.name === 'robots') this.page.noindex = /\bnoindex\b/i.test(attributes.content ?? '');
    for (const name of WORDED) if (attributes[name]) this.add(name, tidy(attributes[name]));
  }

  /** Words that are no text of an element. */
  private add(tag: string, text: string): void {
    const region = tag === 'title' || tag === 'description' ? 'head' : 'label';
    if (text !== '')
      this.page.blocks.push({ text, tag, region, section: this.stack.at(-1)?.section ?? null, group: -this.page.blocks.length - 1, visible: false });
  }

  private close(): void {
    const text = tidy(this.open);
    this.open = '';
    this.ended = false;
    // A block belongs to the element that is closing or being left, not to the link it may begin with.
    const holder = this.stack.findLast(({ breaks }) => breaks);
    if (text === '' || holder === undefined) return;
    const { id, tag, region, section, group, visible } = holder;
    this.page.blocks.push({ text, tag, region, section, group: group ?? id, visible });
    const level = /^h([1-6])$/.exec(tag)?.[1];
    if (level !== undefined && region !== 'dialog') this.page.headings.push({ level: Number(level), text });
  }
}

const OUTSIDE: Enclosing = { id: 0, tag: '', region: 'other', section: null, group: null, visible: true, read: true, breaks: true };

interface Opened {
  id: number;
  tag: string;
  attributes: Record<string, string>;
}

function inside(outer: Enclosing, { id, tag, attributes }: Opened): Enclosing {
  const visible = outer.visible && isVisible(attributes);
  return {
    id,
    tag,
    visible,
    breaks: !INLINE.has(tag) || visible !== outer.visible,
    region: regionOf(outer.region, tag),
    section: attributes['data-section'] ?? outer.section,
    group: isGroup(outer, tag, attributes) ? id : outer.group,
    read: outer.read && !UNREAD.has(tag),
  };
}

function regionOf(outer: Region, tag: string): Region {
  if (tag === 'dialog') return 'dialog';
  if (tag === 'form') return outer === 'dialog' ? 'dialog' : 'form';
  if (outer === 'other' && (tag === 'header' || tag === 'main' || tag === 'footer')) return tag;
  return outer;
}

/** A card, a list item, a row of a table, a term with what is said of it. */
function isGroup(outer: Enclosing, tag: string, attributes: Record<string, string>): boolean {
  return 'data-item' in attributes || tag === 'li' || tag === 'tr' || tag === 'details' || (tag === 'div' && outer.tag === 'dl');
}

function isVisible(attributes: Record<string, string>): boolean {
  return !('hidden' in attributes) && !/(^|\s)visually-hidden(\s|$)/.test(attributes.class ?? '');
}

export function tidy(text: string): string {
  return text
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a visitor came to read: the main text without forms, dialogs and words for listeners only. */
export function mainBlocks(page: AuditedPage): Block[] {
  return page.blocks.filter(({ region, visible }) => region === 'main' && visible);
}
