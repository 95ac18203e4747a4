// What a reader sees of a page: its HTML without anything that is not drawn. This class runs in the page, as its own text, so it
// takes nothing from outside itself.

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Sight {
  /** Texts and things that are seen. */
  private readonly seen = new Set<Node>();
  private readonly clips = new Map<Element, Box>();
  private readonly grounds = new Map<Element, string>();
  /** Puts the page back as it was. */
  private readonly ends: (() => void)[] = [];

  /** The page as HTML. Each section says on which ground its text stands, in which ink, and each control how large it is. */
  html(): string {
    this.openFolds();
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    this.look(document.body);
    for (const dialog of document.querySelectorAll('dialog')) {
      // Some things step aside for a dialog: they were looked at before. It stays as it is in the copy.
      this.set(dialog, 'open', '');
      this.look(dialog);
    }
    const body = copy.querySelector('body');
    if (body) this.prune(document.body, body);
    for (const end of this.ends.reverse()) end();
    return copy.outerHTML;
  }

  /** Menus, answers, and what comes up once the page is scrolled. */
  private openFolds(): void {
    for (const details of document.querySelectorAll('details')) this.set(details, 'open', '');
    for (const button of document.querySelectorAll('[aria-expanded=false]')) this.set(button, 'aria-expanded', 'true');
    for (const part of document.querySelectorAll('[data-section=floating], [data-section=floating] [hidden]')) this.set(part, 'hidden', null);
  }

  private set(element: Element, name: string, value: string | null): void {
    const before = element.getAttribute(name);
    if (before === value) return;
    this.ends.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)));
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }

  private look(root: Element): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Text ? this.seesText(node) : this.seesThing(node as Element)) this.seen.add(node);
    }
  }

  private seesText(text: Text): boolean {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || !this.isShown(parent)) return false;
    const { color } = getComputedStyle(parent);
    if (this.isClear(color) || color === this.groundOf(parent)) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const clip = this.clipOf(parent);
    return Array.from(range.getClientRects()).some((rect) => this.isWithin(rect, clip));
  }

  /** What is seen without a text. A control that its label draws is seen as that. */
  private seesThing(element: Element): boolean {
    if (!element.matches('img, svg, picture, video, canvas, iframe, hr, input, select, textarea, button')) return false;
    if (this.hasBox(element)) return true;
    const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
    return element.checkVisibility() && labels.some((label) => this.hasBox(label));
  }

  private hasBox(element: Element): boolean {
    return this.isShown(element) && this.isWithin(element.getBoundingClientRect(), this.clipOf(element));
  }

  private isShown(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    let opacity = 1;
    for (let part: Element | null = element; part; part = part.parentElement) opacity *= Number(getComputedStyle(part).opacity);
    return opacity > 0.1;
  }

  /** More than the one pixel that is left to those who listen. */
  private isWithin(rect: Box, clip: Box): boolean {
    const { left, top, right, bottom } = this.common(rect, clip);
    return right - left > 1 && bottom - top > 1;
  }

  private common(one: Box, other: Box): Box {
    return {
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    };
  }

  /** Where what is in an element can be seen, whatever it scrolls to. Nothing can be left of a page, or above it. */
  private clipOf(element: Element): Box {
    const known = this.clips.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const everywhere: Box = { left: -scrollX, top: -scrollY, right: Infinity, bottom: Infinity };
    const outer = this.containerOf(element, style);
    const around = outer ? this.clipOf(outer) : everywhere;
    const clip = this.clipBy(element, style, around) ?? around;
    this.clips.set(element, clip);
    return clip;
  }

  private clipBy(element: Element, style: CSSStyleDeclaration, around: Box): Box | null {
    if (/^(inset\((50|100)%|circle\(0)/.test(style.clipPath) || /^rect\((0px,? ?){4}\)$/.test(style.clip)) return { left: 0, top: 0, right: 0, bottom: 0 };
    if (element === document.body || element === document.documentElement) return null;
    if (style.overflowX === 'visible' && style.overflowY === 'visible') return null;
    const box = this.common(element.getBoundingClientRect(), around);
    const scrolls = /auto|scroll/.test(style.overflow) && this.isWithin(box, around);
    return scrolls ? { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity } : box;
  }

  /** Whose overflow clips it: what is placed by itself is clipped by what it is placed in alone. */
  private containerOf(element: Element, { position }: CSSStyleDeclaration): Element | null {
    if (position === 'fixed') return null;
    return position === 'absolute' && element instanceof HTMLElement ? element.offsetParent : element.parentElement;
  }

  /** The color behind an element; a picture there is no color. */
  private groundOf(element: Element): string {
    const known = this.grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const own = backgroundImage !== 'none' ? backgroundImage : this.isClear(backgroundColor) ? null : backgroundColor;
    const ground = own ?? (element.parentElement ? this.groundOf(element.parentElement) : 'none');
    this.grounds.set(element, ground);
    return ground;
  }

  private isClear(color: string): boolean {
    return color === 'transparent' || /^rgba\(.*, 0\)$/.test(color);
  }

  /** Takes out of the copy of an element what is not seen of it; whether anything is left. */
  private prune(element: Element, copy: Element): boolean {
    this.describe(element, copy);
    if (element.matches('svg, select')) {
      if (element.matches('svg')) copy.replaceChildren();
      return this.seen.has(element);
    }
    let isSeen = this.seen.has(element);
    const twins = Array.from(copy.childNodes);
    for (const [index, child] of element.childNodes.entries()) {
      const twin = twins[index];
      const isBreak = child instanceof Text ? child.data.trim() === '' : child instanceof Element && child.matches('br, wbr');
      if (isBreak) continue;
      const stays = child instanceof Element ? twin instanceof Element && this.prune(child, twin) : this.seen.has(child);
      isSeen ||= stays;
      if (!stays) twin?.remove();
    }
    return isSeen;
  }

  private describe(element: Element, copy: Element): void {
    if (element.matches('[data-section]')) {
      copy.setAttribute('data-ground', this.groundOf(element));
      copy.setAttribute('data-ink', getComputedStyle(element).color);
    }
    if (element.matches('a, button')) copy.setAttribute('data-height', String(element.getBoundingClientRect().height));
  }
}
