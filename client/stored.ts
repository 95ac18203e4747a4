// What the browser keeps for a site. Sites under one origin (https://name.github.io/roofing/) share its storage: each has keys of its own.

/** `/roofing` for https://name.github.io/roofing/assets/boot.js. */
const BASE = new URL(import.meta.url).pathname.replace(/\/assets\/.*/, '');

/** `shingle:promotion` at the root of an origin, `shingle/roofing:promotion` below it. */
export function storageKey(name: string): string {
  return `shingle${BASE}:${name}`;
}
