// The one script that every page names: small plain modules for what reacts to a visitor (D20).
import { logUnknownPath } from './behaviour/logUnknownPath';

logUnknownPath();
