// What a visitor may bar. Each runs in the page before anything else does.

/** As where cookies and the data of sites are turned off. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    const get = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    Object.defineProperty(window, name, { get });
  }
}

/** With each of these nothing is told to Meta. */
export const TRACKING_BARRED: readonly (readonly [string, () => void])[] = [
  ['Global Privacy Control is set', () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })],
  ['the visitor has opted out', () => localStorage.setItem('shingle:pixel', 'off')],
  ['nothing can be stored', blockStorage],
];
