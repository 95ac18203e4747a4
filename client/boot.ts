// The one script that every page names: small plain modules for what reacts to a visitor (D20). One that fails leaves the
// static HTML of its part working, and the others with theirs.
import { startCounters } from './behaviour/counters';
import { startEntrance } from './behaviour/entrance';
import { startFloating } from './behaviour/floating';
import { startIslands } from './behaviour/islands';
import { logUnknownPath } from './behaviour/logUnknownPath';
import { startNavigation } from './behaviour/navigation';
import { startScrolling } from './behaviour/scrolling';

// Styles of what only a running script can operate go by this.
document.documentElement.dataset.script = 'on';

for (const start of [startNavigation, startIslands, startScrolling, startFloating, startCounters, startEntrance, logUnknownPath]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
