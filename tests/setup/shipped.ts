// The sample's site on a host of its own and a browser to visit it, for all tests of a file: whoever imports them has them opened
// before its tests and closed after. Vitest gives each file its own modules, so each has its own.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { launch } from './chromium';
import { type Host, serveSite } from './server';

export let browser: Browser;
export let host: Host;

beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), serveSite(inject('site'))]);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});
