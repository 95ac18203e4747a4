// The site's fonts hold a fixed range of characters; one outside it shows in another face.
import range from '../../../client/fonts/range.json';

const outside = new RegExp(`[^${range.characters.replace(/[\\\]^-]/g, '\\$&')}\\s]`, 'u');

/** The first character of a text that the fonts do not have, or null. */
export function foreignCharacter(text: string): string | null {
  return outside.exec(text)?.[0] ?? null;
}
