// The classes of a band on its ground.
import type { Ground } from '../define';

export function bandClass(ground: Ground): string {
  return ground === 'paper' ? 'band' : `band band--${ground}`;
}
