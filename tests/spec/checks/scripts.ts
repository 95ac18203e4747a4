// Rows of 1 and 2.11 that only a browser can tell: which code runs when, and what it says.
import type { Page as Tab } from 'playwright';
import { z } from 'zod';
import { drawn } from '../../setup/moments';
import { eventually, isSmooth, PHONE, rideTo, scriptsAmong, scrollTo, type Visit, WIDE, weightOf } from '../browser';
import type { Miss } from '../miss';
import { hasForm } from '../site';
import { calculatorOn, ENOUGH } from './calculator';
import { all, type Check, expectation, type GivenPage, type Look, once, quoted, visiting, visitingEach, want } from './check';
import { contactForm, fillIn, promotionForm } from './leadForm';

const BOOT = '/assets/boot.js';

/** The switch against the pixel (D11) shows its state as the privacy page opens: it counts, within the same limit. */
const SWITCH = /\/optOut-[\w-]{8}\.js$/;

/** '5 KB' */
function bytesIn(text: string): number {
  return Number(/(\d+) KB/.exec(text)?.[1]) * 1024;
}

/** No script but the one that every page names, and that within its limit. */
async function wrongScripts({ requests }: Visit, limit: number, when: string): Promise<Miss[]> {
  const scripts = scriptsAmong(requests);
  const names = scripts.map((request) => new URL(request.url()).pathname);
  const bytes = await weightOf(scripts);
  return [
    ...want(names.filter((name) => !SWITCH.test(name)).join() === BOOT, `${when}: ${BOOT} alone`, quoted(names)),
    ...want(bytes <= limit, `${when}: at most ${limit} bytes in brotli`, String(bytes)),
  ];
}

/** From the top to the end, a window at a time. */
async function readThrough(page: Tab): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) {
    await scrollTo(page, top);
  }
}

const TEN_SECONDS = 10_000;

/** Parts that answer a visitor by script, by what the rows call them; those behind the colon are of a later section. */
const PARTS: Record<string, string> = {
  'cost estimator': '[data-island=estimator]',
  'contact form': '[data-island=contact]',
  'promotion form': '[data-section="dialog:promotion"]',
  'scrolling behavior': '[data-section=floating]',
  menus: '[data-section=nav]',
  'testimonial carousel': '[data-island=testimonials]',
};

/** D11 */
const OPT_OUT = '#choices';

/** What only a script can operate, or what brings its own along: a link, a list of links and <details> work without. */
const OPERATED =
  'button, input, select, textarea, dialog, iframe, video, audio, object, embed, canvas, [contenteditable], [onclick], a[href^="javascript:"], ' +
  '[tabindex]:not([tabindex="-1"]), [role]:is([role=button], [role=switch], [role=slider], [role=tab], [role=menuitem], [role=checkbox], [role=listbox])';

/** Features of the home page that are its alone. */
const OF_HOME = ['cost estimator', 'testimonial carousel'];

/** Each feature, operated: whether it does what it is there for. */
const WORKS: Record<string, (page: Tab, given: GivenPage) => Promise<boolean>> = {
  'cost estimator': async (page, { data }) => {
    const calculator = calculatorOn(page, data);
    await calculator.fill(ENOUGH);
    await calculator.calculate();
    return /\$\d/.test(await eventually(calculator.answer, (text) => /\$\d/.test(text)));
  },
  'contact form': async (page) => {
    const form = contactForm(page);
    await fillIn(form, { name: 'Visitor' });
    await form.button.click();
    return eventually(async () => (await form.field('phone').getAttribute('aria-invalid')) === 'true', Boolean);
  },
  'promotion form': async (page) => {
    const form = promotionForm(page);
    await form.field('name').dispatchEvent('focusin');
    return eventually(async () => (await form.island.getAttribute('data-state')) === 'ready', Boolean);
  },
  'scrolling behavior': async (page) => {
    await scrollTo(page, 0);
    const { stops, arrived } = await rideTo(page, 'contact', () => page.locator('[data-section=nav] .button').click());
    return isSmooth(stops) && arrived;
  },
  menus: (page) => OPERATE.navigation?.(page) ?? Promise.resolve(false),
  'testimonial carousel': async (page) => {
    const shown = () => page.locator('[data-island=testimonials] [data-current]').getAttribute('aria-label');
    const before = await shown();
    await page.locator('[data-island=testimonials] [data-swipe-left]').click();
    return (await eventually(shown, (label) => label !== before)) !== before;
  },
};

const interactive: Look = async ({ page }, given) => {
  const { row, page: ofPage } = given;
  const { interactive: named } = expectation(row, z.strictObject({ interactive: z.array(z.string()) }));
  const unknown = named.filter((name) => !(name in PARTS && name in WORKS));
  const places = named.flatMap((name) => PARTS[name] ?? []);
  const strays = await page.evaluate(
    ([operated, within]) => {
      const all = Array.from(document.querySelectorAll(operated));
      return all.filter((control) => !control.closest(within)).map((control) => control.outerHTML.slice(0, 120));
    },
    [OPERATED, [...places, OPT_OUT].join()] as const,
  );
  const expected = named.filter((name) => (hasForm(ofPage) ? ofPage.kind === 'home' || !OF_HOME.includes(name) : name === 'menus'));
  const idle: string[] = [];
  for (const name of expected) if (!(await WORKS[name]?.(page, given))) idle.push(name);
  return [
    ...want(unknown.length === 0, 'features that this check knows', quoted(unknown)),
    ...want(strays.length === 0, `nothing to operate outside ${quoted(named)}`, quoted(strays)),
    ...want(idle.length === 0, `${quoted(expected)} at work`, `not so: ${quoted(idle)}`),
  ];
};

/** What each plain module does, operated: whether it did. */
const OPERATE: Record<string, (page: Tab) => Promise<boolean>> = {
  navigation: async (page) => {
    const button = page.locator('[data-section=nav] li > button[aria-expanded]').first();
    await button.hover();
    return eventually(async () => (await button.getAttribute('aria-expanded')) === 'true', Boolean);
  },
  counters: async (page) => {
    const figures = page.locator('[data-count]').last().locator('.dimension__figure');
    const ends = await figures.allTextContents();
    await figures.last().scrollIntoViewIfNeeded();
    return eventually(async () => (await figures.allTextContents()).join() !== ends.join(), Boolean);
  },
  'floating controls': async (page) => {
    await scrollTo(page, 2000);
    return eventually(() => page.locator('[data-section=floating] .floating__top').isVisible(), Boolean);
  },
  'card entrance': async (page) => {
    await page.locator('[data-item] h3').first().scrollIntoViewIfNeeded();
    return eventually(async () => (await page.locator('[data-entered]').count()) > 0, Boolean);
  },
  'smooth scrolling': async (page) => {
    await scrollTo(page, 0);
    const { stops } = await rideTo(page, 'contact', () => page.locator('[data-section=hero] a[href="#contact"]').first().click());
    return isSmooth(stops);
  },
  'opening and closing dialogs': async (page) => {
    const dialog = page.locator('dialog[open]');
    await page.clock.runFor(TEN_SECONDS);
    if (!(await eventually(() => dialog.isVisible(), Boolean))) return false;
    await page.keyboard.press('Escape');
    return !(await eventually(
      () => dialog.isVisible(),
      (open) => !open,
    ));
  },
};

/** The only one that waits for the clock. */
const BY_CLOCK = 'opening and closing dialogs';

const plainModules = z.strictObject({ plainModules: z.array(z.string()), of: z.literal('client/boot.ts'), maxBytes: z.string() });

/** Each of these modules works while nothing but client/boot.ts has been loaded. */
const operatedBy = (isAmong: (name: string) => boolean, clock: boolean): Check =>
  visiting({ ...WIDE, clock }, async (visit, { row }) => {
    const { plainModules: modules, maxBytes } = expectation(row, plainModules);
    const misses = await wrongScripts(visit, bytesIn(maxBytes), 'before any intent');
    for (const name of modules.filter(isAmong)) {
      const works = await OPERATE[name]?.(visit.page);
      misses.push(...want(works === true, `${name} at work`, works === undefined ? 'unknown to this check' : 'not so'));
    }
    return [...misses, ...(await wrongScripts(visit, bytesIn(maxBytes), 'while they work'))];
  });

const ISLANDS: Record<string, string> = {
  estimator: 'estimator',
  'contact form with its webhook dialog': 'contact',
  'promotion form': 'promotion',
  testimonials: 'testimonials',
};

/** What a browser tells a page of a pointer, a focus, a key. */
const INTENTS: Record<string, [type: string, detail?: Record<string, string>]> = {
  pointer: ['pointermove', { pointerType: 'mouse' }],
  focus: ['focusin'],
  key: ['keydown', { key: 'a' }],
};

const hydrated = z.strictObject({ hydratedByReact: z.array(z.string()), when: z.string() });

/** Each island of the page, server HTML and no code for it until then, is React's after the first of one intent. */
const hydratesOn = (intent: string, visit = visiting): Check =>
  visit(WIDE, async (seat, { row, page: { kind } }) => {
    const { page } = seat;
    const { hydratedByReact, when } = expectation(row, hydrated);
    const [type = '', detail] = INTENTS[intent] ?? [];
    const names = hydratedByReact.map((name) => ISLANDS[name] ?? name);
    const islands = await page.locator('[data-island]').evaluateAll((all) => all.map(({ dataset }) => dataset.island ?? ''));
    const dialogs = await page.locator('[data-island=contact] dialog').count();
    const misses = [
      ...want(when.includes(intent), `on the first ${intent}`, when),
      ...want(
        islands.every((name) => names.includes(name)),
        `no islands but ${quoted(names)}`,
        quoted(islands),
      ),
      ...want(kind !== 'home' || islands.length === names.length, `the islands ${quoted(names)}`, quoted(islands)),
      ...want(dialogs === 1, 'the webhook dialog within the contact form', `${dialogs} dialogs`),
      ...(await wrongScripts(seat, Infinity, `before the first ${intent}`)),
    ];
    for (const name of islands) {
      const island = page.locator(`[data-island=${name}]`);
      const before = await island.getAttribute('data-state');
      await island.locator('button, input, li').first().dispatchEvent(type, detail);
      const after = await eventually(
        () => island.getAttribute('data-state'),
        (now) => now === 'ready',
      );
      misses.push(...want(before === null && after === 'ready', `${name}: ready after the first ${intent}`, `${before}, then ${after}`));
      if (misses.length > 0) break;
    }
    return [...misses, ...want(scriptsAmong(seat.requests).length > 1, 'code that comes with it', 'none')];
  });

export const scriptChecks: Record<string, Check> = {
  'S1-10': visitingEach(WIDE, interactive),
  'S1-11': all(
    operatedBy((name) => name !== BY_CLOCK, false),
    operatedBy((name) => name === BY_CLOCK, true),
  ),
  'S1-12': all(hydratesOn('pointer', visitingEach), hydratesOn('focus'), hydratesOn('key')),
  'S1-13': visitingEach({ ...PHONE, clock: true }, async (visit, { row }) => {
    const { scriptRun } = expectation(row, z.strictObject({ visitor: z.literal('reads, scrolls and waits ten seconds'), scriptRun: z.string() }));
    await readThrough(visit.page);
    await visit.page.clock.runFor(TEN_SECONDS);
    await drawn(visit.page);
    return wrongScripts(visit, bytesIn(scriptRun), 'read, scrolled, waited');
  }),
  'S2.11-04': once('an unknown path', async ({ row, browse }) => {
    const { event } = expectation(row, z.strictObject({ event: z.literal('console.error'), when: z.string(), data: z.literal('the unknown path') }));
    const path = '/cities/nowhere';
    return browse(path, { ...WIDE, meant: /404 \(Not Found\)|^Page not found/ }, async ({ page }) => {
      const logged = async () => (await page.consoleMessages()).filter((message) => message.type() === 'error').map((message) => message.text());
      const isTold = (texts: string[]) => texts.some((text) => text.includes(path));
      const texts = await eventually(logged, isTold);
      return want(isTold(texts), `${event} with ${path}`, quoted(texts));
    });
  }),
};
