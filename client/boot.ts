// The one script that every page names: small plain modules for what reacts to a visitor (D20). One that fails leaves the
// static HTML of its part working, and the others with theirs.
import { startCounters } from './behavior/counters';
import { startDrafts } from './behavior/drafts';
import { startEntrance } from './behavior/entrance';
import { startFloating } from './behavior/floating';
import { startIslands } from './behavior/islands';
import { logUnknownPath } from './behavior/logUnknownPath';
import { startNavigation } from './behavior/navigation';
import { startPromotion } from './behavior/promotion';
import { startScrolling } from './behavior/scrolling';
import { startSwiping } from './behavior/swiping';
import { startTracking } from './behavior/tracking';
import { startUnseen } from './behavior/unseen';

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
