// Sides and sizes by their shorter names, where client/styles has them by the direction of the text: every language it takes is written
// from left to right (content/schema/site.ts). And no property twice.

const SIDES = { 'block-start': 'top', 'block-end': 'bottom', 'inline-start': 'left', 'inline-end': 'right' } as const;
const SIDE = /(?<=[{;])(margin|padding|border|inset|scroll-margin|scroll-padding)-(block-start|block-end|inline-start|inline-end)(?=[-:])/g;
const SIZE = /(?<=[{;])((?:min-|max-)?)(block|inline)-size(?=:)/g;

/** Names of other times that the minifier adds: what every browser with :has(), which the styles need anyway, knows without. */
const PREFIXED = /(?<=[{;])(?:-webkit-text-decoration-color:[^;}]*|(?:width|inline-size):-moz-fit-content);/g;

/** `css`: minified. */
export function physical(css: string): string {
  return css
    .replace(PREFIXED, '')
    .replace(SIDE, (_, what: string, side: keyof typeof SIDES) => (what === 'inset' ? SIDES[side] : `${what}-${SIDES[side]}`))
    .replace(SIZE, (_, limit: string, axis: string) => limit + (axis === 'block' ? 'height' : 'width'));
}
