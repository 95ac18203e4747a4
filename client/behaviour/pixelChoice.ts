// The switch that lets the Meta pixel run in this browser or not (D11). A switch, for it acts at once; a button and no
// checkbox, for a browser puts back what a checkbox was on the page before, and what was chosen is what the storage says.
import { hasOptedOut, isAllowed, optIn, optOut } from '../leads/optOut';

export function startPixelChoice(choice: HTMLElement): void {
  const { turnedOn, turnedOff, signal, blocked } = choice.dataset;
  const button = choice.querySelector('button');
  const said = choice.querySelector('[role=status]');
  const why = navigator.globalPrivacyControl ? signal : isBarred() ? blocked : undefined;

  const show = () => button?.setAttribute('aria-checked', `${isAllowed()}`);
  const say = (words = '') => said?.replaceChildren(words);

  function press(): void {
    if (why) return;
    const kept = isAllowed() ? optOut() : optIn();
    show();
    say(kept ? (isAllowed() ? turnedOn : turnedOff) : blocked);
  }

  /** Another tab, or a page that comes back out of the browser's memory. */
  function follow(): void {
    if (button?.getAttribute('aria-checked') === `${isAllowed()}`) return;
    show();
    say();
  }

  if (why) button?.setAttribute('aria-disabled', 'true');
  show();
  say(why);
  button?.addEventListener('click', press);
  for (const type of ['storage', 'pageshow']) addEventListener(type, follow);
  choice.hidden = false;
}

/** An opt-out that is read and cannot be written is none: it stands for a storage that cannot be read. */
function isBarred(): boolean {
  return hasOptedOut() && !optOut();
}
