// The visitor's word on the analytics pixel (D11): a signal of the browser, or a choice that it keeps. Without the pixel's own
// code, for the switch is there where no pixel is.

declare global {
  interface Navigator {
    /** Global Privacy Control: https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

const OPT_OUT = 'shingle:pixel';

/** Where storage is barred no opt-out could be kept, so the pixel stays away. */
export function isAllowed(view: Window = window): boolean {
  return view.navigator.globalPrivacyControl !== true && !hasOptedOut(view);
}

export function hasOptedOut(view: Window = window): boolean {
  try {
    return view.localStorage.getItem(OPT_OUT) !== null;
  } catch {
    return true;
  }
}

/** Holds at once, in every tab. False if the browser does not keep it. */
export function optOut(view: Window = window): boolean {
  quietly(() => view.fbq?.('consent', 'revoke'));
  return quietly(() => view.localStorage.setItem(OPT_OUT, 'off'));
}

/** Holds from the next page on. */
export function optIn(view: Window = window): boolean {
  return quietly(() => view.localStorage.removeItem(OPT_OUT));
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
