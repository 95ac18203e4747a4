// What a visitor has before his eyes at this moment: in the window, under nothing, and not see-through. These run in the page.

/** Whether an element can be seen and pressed where it stands. */
export function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  let opacity = 1;
  for (let part: Element | null = element; part; part = part.parentElement) opacity *= Number(getComputedStyle(part).opacity);
  return opacity > 0.9 && element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** The text of an element, without what is drawn in no color, in that of its ground, or not at all. */
export function shownText(element: Element): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color, backgroundColor } = getComputedStyle(parent);
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    if (width > 2 && height > 2 && color !== backgroundColor && !/^rgba\(.*, 0\)$/.test(color)) texts.push(node.textContent ?? '');
  }
  return texts.join('').replace(/\s+/g, ' ').trim();
}
