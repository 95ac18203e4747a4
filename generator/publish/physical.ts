// Sides and sizes by their shorter names, where client/styles has them by the direction of the text: every language it takes is written from left to right (content/schema/site.ts).

const SIDES = { 'block-start': 'top', 'block-end': 'bottom', 'inline-start': 'left', 'inline-end': 'right' } as const;
const SIDE = /(?<=[{;])(margin|padding|border|inset)-(block-start|block-end|inline-start|inline-end)(?=[-:])/g;
const SIZE = /(?<=[{;])((?:min-|max-)?)(block|inline)-size(?=:)/g;

/** `css`: minified. */
export function physical(css: string): string {
  return css
    .replace(SIDE, (_, what: string, side: keyof typeof SIDES) => (what === 'inset' ? SIDES[side] : `${what}-${SIDES[side]}`))
    .replace(SIZE, (_, limit: string, axis: string) => limit + (axis === 'block' ? 'height' : 'width'));
}
