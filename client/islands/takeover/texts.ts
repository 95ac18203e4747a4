// What was translated reads translated in the new render as well: nobody may be there to translate it again.
import type { Pairs } from './pairs';

/** Words of the page that stand in attributes. */
const SPOKEN = ['placeholder', 'aria-label', 'title', 'lang', 'dir'];

export function carryTexts(old: Element, fresh: Element, pairs: Pairs): void {
  for (const name of SPOKEN) {
    const said = old.getAttribute(name);
    if (said !== null && said !== fresh.getAttribute(name)) fresh.setAttribute(name, said);
  }
  const pieces = piecesOf(old, pairs);
  const written = textsBetween(fresh);
  // Where one of ours is gone nobody knows what belongs where.
  if (pieces.length !== written.length) return;
  written.forEach((texts, index) => replace(texts, pieces[index] as Piece));
}

interface Piece {
  said: string;
  /** By elements that are not ours: a translation may use some, and so do those who add words of their own. */
  saidByOthers: string;
}

/** What is said before, between and behind the elements of ours in an old one. */
function piecesOf(element: Element, pairs: Pairs): Piece[] {
  let piece: Piece = { said: '', saidByOthers: '' };
  const pieces = [piece];
  read(element, false);
  return pieces;

  function read(parent: Node, isOther: boolean): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) piece[isOther ? 'saidByOthers' : 'said'] += node.data;
      else if (node instanceof Element) {
        if (pairs.has(node)) pieces.push((piece = { said: '', saidByOthers: '' }));
        // Translations wrap texts in <font>.
        else read(node, isOther || node.localName !== 'font');
      }
    }
  }
}

function textsBetween(element: Element): Text[][] {
  const pieces: Text[][] = [[]];
  for (const node of element.childNodes) {
    if (node instanceof Text) pieces.at(-1)?.push(node);
    else if (node instanceof Element) pieces.push([]);
  }
  return pieces;
}

/** Only where something was written; the nodes stay, for React knows them. */
function replace(texts: Text[], { said, saidByOthers }: Piece): void {
  const [first, ...others] = texts.filter(({ data }) => data.trim() !== '');
  const now = said.trim() || saidByOthers.trim();
  const written = texts
    .map(({ data }) => data)
    .join('')
    .trim();
  if (!first || now === '' || now === written) return;
  first.data = first.data.replace(/^(\s*).*?(\s*)$/s, (_, before: string, after: string) => before + now + after);
  for (const text of others) text.data = '';
}
