// The one script that every page names: small plain modules for what reacts to a visitor (D20). One that fails leaves the
// static HTML of its part working, and the others with theirs.
import { startCounters } from './behaviour/counters';
import { startDrafts } from './behaviour/drafts';
import { startEntrance } from './behaviour/entrance';
import { startFloating } from './behaviour/floating';
import { startIslands } from './behaviour/islands';
import { logUnknownPath } from './behaviour/logUnknownPath';
import { startNavigation } from './behaviour/navigation';
import { startPromotion } from './behaviour/promotion';
import { startScrolling } from './behaviour/scrolling';
import { startSwiping } from './behaviour/swiping';
import { startTracking } from './behaviour/tracking';
import { startUnseen } from './behaviour/unseen';

// Styles of what only a running script can operate go by this.
document.documentElement.dataset.script = '';

const PARTS = [
  startDrafts,
  startUnseen,
  startNavigation,
  startIslands,
  startScrolling,
  startSwiping,
  startTracking,
  startFloating,
  startPromotion,
  startCounters,
  startEntrance,
  logUnknownPath,
];

for (const start of PARTS) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
