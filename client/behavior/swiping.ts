// A finger drawn sideways over the stories, or over whatever has pages: its button for that direction is pressed.
// Not in the island: so the swipe that comes before the island's code is held for it like any other press.
import { around } from './around';

/** In CSS pixels; less is a tap that slipped. */
const LEAST = 40;

export function startSwiping(): void {
  let start: PointerEvent | undefined;
  addEventListener('pointerdown', (event) => {
    start = event.isPrimary && event.pointerType === 'touch' ? event : undefined;
  });
  addEventListener('pointerup', (end) => {
    if (start?.pointerId !== end.pointerId) return;
    const across = end.clientX - start.clientX;
    if (Math.abs(across) <= Math.max(LEAST, Math.abs(end.clientY - start.clientY))) return;
    const button = `[data-swipe-${across < 0 ? 'left' : 'right'}]`;
    around(start, '[data-swipe]')?.querySelector<HTMLButtonElement>(button)?.click();
  });
}
