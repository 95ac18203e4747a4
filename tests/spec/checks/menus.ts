// Rows of 2.2, 4 and 9.2 that only a browser can tell: the menus as they open and close.
import type { Locator, Page as Tab } from 'playwright';
import { z } from 'zod';
import { eventually, PHONE, WIDE } from '../browser';
import type { Miss } from '../miss';
import { type Check, expectation, type Look, quoted, state, visiting, visitingEach, want } from './check';
import { wrongNumber } from './count';

const NAV = '[data-section=nav]';

/** A button of the navigation, and what it opens: what stands behind it. */
interface Disclosure {
  button: Locator;
  part: Locator;
}

type State = 'open' | 'closed';

function disclosure(button: Locator): Disclosure {
  return { button, part: button.locator('xpath=following-sibling::*[1]') };
}

function menuCalled(page: Tab, label: string): Disclosure {
  return disclosure(page.locator(NAV).getByRole('button', { name: label, exact: true }));
}

/** The button of the whole menu on a phone: the one that is in no list. */
function phoneMenu(page: Tab): Disclosure {
  return disclosure(page.locator(`${NAV} button[aria-expanded]:not(li *)`));
}

/** The parts of a menu that open on their own, in the order of the page: parts of parts come after them. */
async function partsIn(root: Locator): Promise<Disclosure[]> {
  return (await root.locator('li > button[aria-expanded]').all()).map(disclosure);
}

async function stateOf({ button, part }: Disclosure): Promise<string> {
  const expanded = await button.getAttribute('aria-expanded');
  const shown = await part.isVisible();
  if (expanded === String(shown)) return shown ? 'open' : 'closed';
  return `aria-expanded="${expanded}" and ${shown ? 'shown' : 'hidden'}`;
}

async function wrongState(found: Disclosure, wanted: State, what: string): Promise<Miss[]> {
  const last = await eventually(
    () => stateOf(found),
    (now) => now === wanted,
  );
  return want(last === wanted, `${what}: ${wanted}`, last);
}

/** Away from the header's lower bar, where no menu reaches. */
async function leave(page: Tab): Promise<void> {
  await page.mouse.move(3, 3);
}

const opensByPointer: Check = visitingEach(WIDE, async ({ page }, { row }) => {
  const { before, after } = state(row);
  const menu = menuCalled(page, before.replace(' dropdown closed', ''));
  const closed = await wrongState(menu, 'closed', before);
  await menu.button.hover();
  return [...closed, ...(await wrongState(menu, 'open', after))];
});

/** What a visitor can come to, as "label address": each part is opened, and what is in sight then noted. */
async function linksByOpening(root: Locator, parts: readonly Disclosure[], open: (part: Disclosure) => Promise<void>): Promise<string[]> {
  const seen = new Set<string>();
  const note = async () => {
    const links = await root.locator('a:visible').evaluateAll((all) => all.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`));
    for (const link of links) seen.add(link);
  };
  await note();
  for (const part of parts) {
    if ((await stateOf(part)) !== 'open') await open(part);
    await eventually(
      () => stateOf(part),
      (now) => now === 'open',
    );
    await note();
  }
  return [...seen].sort();
}

/** The groups of an open panel: each with what shows its list, and the list. */
async function groupsIn(panel: Locator): Promise<(Disclosure & { lead: Locator })[]> {
  const items = await panel
    .locator('> li')
    .filter({ has: panel.page().locator('button[aria-expanded]') })
    .all();
  return items.map((item) => ({ ...disclosure(item.locator('> button[aria-expanded]')), lead: leadOf(item) }));
}

/** What an entry is pointed at by: its link, or its button if it has none. */
function leadOf(item: Locator): Locator {
  return item.locator('> a, > button').first();
}

const showsHoveredGroup = (count: (given: Parameters<Look>[1]) => number): Check =>
  visiting(WIDE, async ({ page }, given) => {
    const { menu: label } = expectation(
      given.row,
      z.strictObject({ menu: z.string(), states: z.tuple([z.literal('open'), z.literal('closed')]), whileOpen: z.string() }),
    );
    const menu = menuCalled(page, label);
    const misses = await wrongState(menu, 'closed', label);
    await menu.button.hover();
    misses.push(...(await wrongState(menu, 'open', label)));
    const groups = await groupsIn(menu.part);
    misses.push(...wrongNumber(groups.length, { n: count(given), of: `groups in ${label}` }));
    for (const group of groups.toReversed()) {
      await group.lead.hover();
      misses.push(...(await wrongState(group, 'open', `a hovered group of ${label}`)));
      for (const other of groups.filter((candidate) => candidate !== group)) {
        misses.push(...(await wrongState(other, 'closed', `another group of ${label}`)));
      }
    }
    await leave(page);
    return [...misses, ...(await wrongState(menu, 'closed', `${label} after the pointer has left`))];
  });

export const menuChecks: Record<string, Check> = {
  'S2.2-10': opensByPointer,
  'S2.2-11': opensByPointer,
  'S2.2-12': visiting({ ...WIDE, clock: true }, async ({ page }, { row }) => {
    const { ms } = expectation(row, z.strictObject({ ms: z.number(), of: z.string() }));
    const misses: Miss[] = [];
    for (const label of ['Services', 'Service Areas']) {
      const menu = menuCalled(page, label);
      await menu.button.hover();
      misses.push(...(await wrongState(menu, 'open', label)));
      await leave(page);
      await page.clock.runFor(ms - 1);
      misses.push(...(await wrongState(menu, 'open', `${label}, ${ms - 1} ms after the pointer has left`)));
      await page.clock.runFor(1);
      misses.push(...(await wrongState(menu, 'closed', `${label}, ${ms} ms after the pointer has left`)));
    }
    return misses;
  }),
  'S2.2-47': visiting(PHONE, async ({ page }, { row, browse, page: { path } }) => {
    const { before, after } = state(row);
    const menu = phoneMenu(page);
    const closed = await wrongState(menu, 'closed', before);
    await menu.button.tap();
    const open = await wrongState(menu, 'open', after);
    const onPhone = await linksByOpening(menu.part, await partsIn(menu.part), ({ button }) => button.tap());
    const wide = await browse(path, WIDE, async ({ page: desk }) => {
      const nav = desk.locator(NAV);
      const onDesk = await linksByOpening(nav, await partsIn(nav), async ({ button }) => {
        // A panel first, then what is in it.
        for (const item of ['xpath=ancestor::li[last()]', 'xpath=ancestor::li[1]']) await leadOf(button.locator(item)).hover();
      });
      return want(onDesk.join() === onPhone.join(), `the same items as the desktop menus: ${quoted(onDesk)}`, () => quoted(onPhone));
    });
    return [...closed, ...open, ...want(onPhone.length > 0, 'items', 'none'), ...wide];
  }),
  'S2.2-48': visiting(PHONE, async ({ page }, { row }) => {
    const { before, after } = state(row);
    const menu = phoneMenu(page);
    await menu.button.tap();
    const parts = await partsIn(menu.part);
    const misses = want(parts.length > 0, 'accordion parts', 'none');
    for (const part of parts) {
      const closed = await wrongState(part, 'closed', before);
      await part.button.tap();
      const open = await wrongState(part, 'open', after);
      const items = await part.part.locator('a:visible, button:visible').count();
      misses.push(...closed, ...open, ...want(items > 0, 'its items shown', 'none in sight'));
    }
    return misses;
  }),
  'S4-16': visiting(PHONE, async ({ page }, { row }) => {
    const [open, closed] = expectation(row, z.strictObject({ states: z.tuple([z.literal('open'), z.literal('closed')]) })).states;
    const menu = phoneMenu(page);
    const misses = await wrongState(menu, closed, 'as the page loads');
    for (const next of [open, closed]) {
      await menu.button.tap();
      misses.push(...(await wrongState(menu, next, 'pressed')));
    }
    return misses;
  }),
  'S4-17': showsHoveredGroup(() => 2),
  'S4-18': showsHoveredGroup(({ data }) => [...data.files.keys()].filter((name) => name.startsWith('counties/')).length),
};
