// A stylesheet in the order that compresses best: each layer once, in it what holds always before what holds under a condition, each
// condition once, and declarations by what they are about. Layers decide before order does. Within one, a rule under a condition
// sets what the same element has without it, so it stands after it in any case, as each file of client/styles has it.

type Node = string | Block;

interface Block {
  /** A selector, or an at-rule with its condition. */
  head: string;
  body: Node[];
}

/** A comma or slash with the space that the minifier leaves in values it does not know; a string stays as it is. */
const SPACED = /"(?:[^"\\]|\\.)*"| ?([,/]) /g;
const CONDITION = /^@(?:media|container)/;

/** `css`: minified, without comments. */
export function compact(css: string): string {
  const layers = merged(parsed(css), (block) => block.head.startsWith('@layer'));
  const text = printed(layers.map((node) => (isBlock(node) ? { ...node, body: conditionsLast(node.body) } : node)));
  return text.replace(SPACED, (whole, mark?: string) => mark ?? whole);
}

function conditionsLast(body: Node[]): Node[] {
  const conditions = body.filter((node) => isBlock(node)).filter(({ head }) => CONDITION.test(head));
  const always = body.filter((node) => !conditions.some((condition) => condition === node));
  return [...always, ...merged(conditions.toSorted((one, other) => rank(one) - rank(other)), () => true)];
}

const LAST = 1e6;

/** Room in a box, narrow windows, wider and wider ones; then settings of the reader and paper. */
function rank({ head }: Block): number {
  if (head.startsWith('@container')) return 0;
  const [, least] = /min-width:([\d.]+)/.exec(head) ?? [];
  if (least !== undefined) return Number(least);
  return head.startsWith('@media (max-width') ? 1 : LAST;
}

/** What blocks of one head hold, in the first of them. */
function merged(nodes: readonly Node[], isWanted: (block: Block) => boolean): Node[] {
  const first = new Map<string, Block>();
  return nodes.flatMap((node) => {
    if (!isBlock(node) || !isWanted(node)) return [node];
    const before = first.get(node.head);
    if (before) {
      before.body.push(...node.body);
      return [];
    }
    const copy = { ...node, body: [...node.body] };
    first.set(node.head, copy);
    return [copy];
  });
}

function printed(nodes: readonly Node[]): string {
  return nodes.map((node, index) => (isBlock(node) ? `${node.head}{${bodyText(node.body)}}` : node + (index < nodes.length - 1 ? ';' : ''))).join('');
}

function bodyText(body: readonly Node[]): string {
  const declarations = body.filter((node) => typeof node === 'string');
  return declarations.length === body.length ? sorted(declarations).join(';') : printed(body);
}

/** Properties that set something of each other, where the first part of their names does not say so: their order means something. */
const FAMILIES: Record<string, string> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  line: 'font',
  letter: 'font',
  place: 'align',
  justify: 'align',
  white: 'text',
};
const FIRST_PART = /^(?:-(?:webkit|moz)-(?=[a-z]))?(--|[a-z]+)/;

/** An order in which rules share long runs, found by trial; any other is as right. A family that is not here comes last. */
const ORDER =
  'animation box appearance margin isolation resize table padding background opacity break clip content border descent scroll ' +
  'font position field src text flex forced inset rotate display grid size ascent gap align counter max stroke fill min outline ' +
  'overflow overscroll width aspect paint pointer scrollbar touch list vertical cursor visibility color container transition ' +
  'height -- z translate';
const PLACES = new Map(ORDER.split(' ').map((name, index) => [name, index]));

function sorted(declarations: readonly string[]): string[] {
  return declarations.toSorted((one, other) => place(one) - place(other));
}

function place(declaration: string): number {
  return PLACES.get(family(declaration)) ?? PLACES.size;
}

function family(declaration: string): string {
  const [, first = ''] = FIRST_PART.exec(declaration) ?? [];
  return FAMILIES[first] ?? first;
}

function isBlock(node: Node): node is Block {
  return typeof node !== 'string';
}

/** What a string or an address holds is no structure of the sheet. */
const TOKEN = /"(?:[^"\\]|\\.)*"|url\([^)]*\)|[{};]|[^"{};]/g;

function parsed(css: string): Node[] {
  const root: Block = { head: '', body: [] };
  const open = [root];
  let text = '';
  const end = () => {
    if (text !== '') open.at(-1)?.body.push(text);
    text = '';
  };
  for (const [token] of css.matchAll(TOKEN)) {
    if (token === '{') {
      const block = { head: text, body: [] };
      text = '';
      open.at(-1)?.body.push(block);
      open.push(block);
    } else if (token === '}') {
      end();
      open.pop();
    } else if (token === ';') end();
    else text += token;
  }
  end();
  return root.body;
}
