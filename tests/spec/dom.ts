// How the tests read a page: its visible texts, the items of a section, links, fields, the navigation as a tree.

const TEXT = 3;
const ELEMENT = 1;
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head']);
const INLINE = new Set('a abbr b bdi button cite code data dfn em i kbd label mark output q s small span strong sub summary sup time u var wbr'.split(' '));

/** One space where there was any white space; typographic apostrophes as typed ones. */
export function tidy(text: string): string {
  return text
    .replace(/[’‘]/g, "'")
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The visible texts of an element, one for each block (paragraph, heading, cell …). What is hidden inside it does not count. */
export function blocksOf(root: Element): string[] {
  const known = blocks.get(root);
  if (known) return known;
  const found = readBlocks(root);
  blocks.set(root, found);
  return found;
}

function readBlocks(root: Element): string[] {
  const found: string[] = [];
  let open = '';
  const close = () => {
    const text = tidy(open);
    if (text !== '') found.push(text);
    open = '';
  };
  const walk = (parent: Element) => {
    for (const child of parent.childNodes) {
      if (child.nodeType === TEXT) open += child.textContent ?? '';
      if (child.nodeType !== ELEMENT) continue;
      const element = child as Element;
      const name = nameOf(element);
      if (name === 'br') open += ' ';
      else if (isHidden(element)) continue;
      else if (INLINE.has(name)) walk(element);
      else {
        close();
        walk(element);
        close();
      }
    }
  };
  walk(root);
  close();
  return found;
}

export function textOf(root: Element): string {
  return blocksOf(root).join(' ');
}

/** An element that is not on the page as it loads. A closed dialog is hidden to the page around it, not to who looks into it. */
function isHidden(element: Element): boolean {
  const name = nameOf(element);
  return (
    UNSEEN.has(name) || element.hasAttribute('hidden') || element.classList.contains('visually-hidden') || (name === 'dialog' && !element.hasAttribute('open'))
  );
}

function nameOf(element: Element): string {
  return element.localName.toLowerCase();
}

const readings = new WeakMap<Element, string[]>();

/** Every way to read a text in an element: block by block, and the text of each visible element alone. */
export function readingsOf(root: Element): string[] {
  const known = readings.get(root);
  if (known) return known;
  const texts = [...blocksOf(root), ...visibleIn(root).map(textOf)];
  readings.set(root, texts);
  return texts;
}

/** Visible elements inside another, itself left out. */
function visibleIn(root: Element): Element[] {
  return [...root.children].filter((child) => !isHidden(child)).flatMap((child) => [child, ...visibleIn(child)]);
}

/** Word for word, and not as a part of longer words: '5/5' is not in '15/5'. */
export function holds(text: string, words: string): boolean {
  const before = /^[\p{L}\p{N}]/u.test(words) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = /[\p{L}\p{N}]$/u.test(words) ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(before + escaped(words) + after, 'u').test(text);
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Without case, anywhere. */
export function mentions(text: string, words: string): boolean {
  return tidy(text).toLowerCase().includes(tidy(words).toLowerCase());
}

/** Each word, without case and in any order: what the name of an item has to tell. */
export function tells(text: string, words: string): boolean {
  return words.split(/\s+/).every((word) => mentions(text, word));
}

/** What a section holds several of (`data-item`); an item inside an item belongs to that item. */
export function itemsOf(section: Element): Element[] {
  return [...section.querySelectorAll('[data-item]')].filter((item) => {
    const outer = item.parentElement?.closest('[data-item]');
    return !outer || !section.contains(outer) || outer === section;
  });
}

/** The items list by list: those that share a parent. */
export function groupsOf(section: Element): Element[][] {
  const groups = new Map<Element | null, Element[]>();
  for (const item of itemsOf(section)) {
    const group = groups.get(item.parentElement);
    if (group) group.push(item);
    else groups.set(item.parentElement, [item]);
  }
  return [...groups.values()];
}

/** What an item is called: its heading, term or row heading, else its words in strong type, else all its text. */
export function titleOfItem(item: Element): string {
  const title = item.querySelector('h2, h3, h4, h5, h6, dt, th, legend') ?? item.querySelector('b, strong');
  return textOf(title ?? item);
}

export interface Link {
  element: Element;
  text: string;
  href: string;
}

export function linksOf(root: Element): Link[] {
  const known = links.get(root);
  if (known) return known;
  const found = [...root.querySelectorAll('a[href]')].map((element) => ({
    element,
    text: textOf(element),
    href: element.getAttribute('href') ?? '',
  }));
  links.set(root, found);
  return found;
}

/** The link's text, or the text of one element in it, is exactly this. */
export function isCalled(link: Element, text: string): boolean {
  return textOf(link) === text || visibleIn(link).some((element) => textOf(element) === text);
}

export function controlsOf(root: Element): Element[] {
  return [...root.querySelectorAll('input, select, textarea')].filter((control) => control.getAttribute('type') !== 'hidden');
}

/** The text of the label that belongs to a control, without its mark of an optional field. */
export function labelOf(control: Element): string {
  const id = control.getAttribute('id');
  const label = control.closest('label') ?? (id === null ? null : control.ownerDocument.querySelector(`label[for="${id}"]`));
  if (!label) return '';
  return blocksOf(label)
    .join(' ')
    .replace(/\s*\(optional\)$/i, '');
}

/** Choices of a field, be it a list or radio buttons; the empty one, which means "not chosen", left out. */
export function optionsOf(root: Element, name: string): { value: string; label: string }[] {
  const list = root.querySelector(`select[name="${name}"]`);
  const options = list
    ? [...list.querySelectorAll('option')].map((option) => ({
        value: option.getAttribute('value') ?? textOf(option),
        label: textOf(option),
      }))
    : [...root.querySelectorAll(`input[type="radio"][name="${name}"]`)].map((radio) => ({
        value: radio.getAttribute('value') ?? '',
        label: labelOf(radio),
      }));
  return options.filter(({ value }) => value !== '');
}

/** An entry of a menu: what it is called, where it leads (null: it only opens), and what stands under it. */
export interface MenuEntry {
  label: string;
  href: string | null;
  button: boolean;
  entries: MenuEntry[];
}

/** The navigation as a tree: list items, each with its link or label, then its nested list. */
export function menuOf(nav: Element): MenuEntry[] {
  const known = menus.get(nav);
  if (known) return known;
  const list = nav.querySelector('ul, ol');
  const entries = list ? entriesOf(list) : [];
  menus.set(nav, entries);
  return entries;
}

/** Each page is read once for all rows. */
const menus = new WeakMap<Element, MenuEntry[]>();
const links = new WeakMap<Element, Link[]>();
const blocks = new WeakMap<Element, string[]>();

function entriesOf(list: Element): MenuEntry[] {
  return [...list.children].filter((child) => nameOf(child) === 'li').map(entryOf);
}

function entryOf(item: Element): MenuEntry {
  const lists = [...item.querySelectorAll('ul, ol')].filter((list) => list.parentElement?.closest('li') === item);
  const own = [...item.querySelectorAll('a[href], button, summary')].filter((element) => element.closest('li') === item);
  const link = own.find((element) => nameOf(element) === 'a');
  const label = link ?? own[0];
  return {
    label: label ? textOf(label) : (blocksOf(item)[0] ?? ''),
    href: link?.getAttribute('href') ?? null,
    button: link?.classList.contains('button') ?? false,
    entries: lists.flatMap(entriesOf),
  };
}
