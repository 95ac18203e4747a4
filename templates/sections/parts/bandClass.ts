// The classes of a band on its background.
import type { Background } from '../schema';

export function bandClass(background: Background): string {
  return background === 'paper' ? 'band' : `band band--${background}`;
}
