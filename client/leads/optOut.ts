// The visitor's word on the analytics pixel (D11): a signal of the browser, or a choice that it keeps; and the switch for that.
// Without the pixel's own code, for the switch is there where no pixel is; in one file, for two small ones weigh more.

import { storageKey } from '../stored';

declare global {
  interface Navigator {
    /** Global Privacy Control: https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

const OPT_OUT = storageKey('pixel');

/** Where storage is barred no opt-out could be kept, so the pixel stays away. */
export function isAllowed(): boolean {
  return navigator.globalPrivacyControl !== true && !hasOptedOut();
}

export function hasOptedOut(): boolean {
  try {
    return localStorage.getItem(OPT_OUT) !== null;
  } catch {
    return true;
  }
}

/** Holds at once, in every tab. False if the browser does not keep it. */
export function optOut(): boolean {
  quietly(() => window.fbq?.('consent', 'revoke'));
  return quietly(() => localStorage.setItem(OPT_OUT, 'off'));
}

/** Holds from the next page on. */
export function optIn(): boolean {
  return quietly(() => localStorage.removeItem(OPT_OUT));
}

/** Whether it went well: whatever is wrong with the pixel or the storage is nobody else's trouble. */
export function quietly(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** A switch, for it acts at once; a button and no checkbox, for a browser puts back what a checkbox was on the page before. */
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
