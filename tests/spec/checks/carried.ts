// Texts that a page carries for later: in the props of its islands, to be shown when something has happened.
import { textsIn } from '../data';
import { blocksOf, tidy } from '../dom';

/** What is visible in a section, block by block, and every text in the props of islands in it or around it. */
export function carriedTexts(section: Element): string[] {
  const islands = [...section.querySelectorAll('[data-props]')];
  const around = section.closest('[data-props]');
  const props = (around ? [around, ...islands] : islands).map((island) => island.getAttribute('data-props') ?? '{}');
  return [...blocksOf(section), ...props.flatMap((json) => textsIn(JSON.parse(json))).map(tidy)];
}
