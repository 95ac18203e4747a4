// Rows of 2.7 that only a browser can tell: where the promotion stands, what it leaves uncovered and where it leaves the keys.
import type { Page as Tab } from 'playwright';
import type { Miss } from '../miss';
import { all, type Check, type Look, lookingBack, state, visiting, want } from './check';
import { contactForm } from './leadForm';
import { closed, DELAY, DESK, DIALOG, HAND, hasFocus, isOpen, LONG, opened, scrolled, wait } from './promotion';

export interface Standing {
  open: boolean;
  modal: boolean;
  behind: boolean;
  box: { x: number; y: number; width: number; height: number };
  window: { width: number; height: number };
}

/** How it stands in the window, and whether the page behind it can still be pressed. */
async function standing(page: Tab): Promise<Standing> {
  const box = await page.locator(DIALOG).boundingBox();
  const modal = await page.locator(DIALOG).evaluate((dialog) => dialog.matches(':modal'));
  const behind = await page.locator('header a').evaluateAll((links) =>
    links.some((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  const nowhere = { x: 0, y: 0, width: 0, height: 0 };
  return { open: await isOpen(page), modal, behind, box: box ?? nowhere, window: page.viewportSize() ?? nowhere };
}

/** Opened by itself, the visitor in no control; then keys. */
const atDesk = lookingBack('/', DESK, async ({ page }) => {
  await wait(page, DELAY);
  const how = await standing(page);
  const dialog = page.locator(DIALOG);
  const entered = await hasFocus(dialog);
  await page.keyboard.press('Shift+Tab');
  const leftBackwards = !(await hasFocus(dialog));
  const places = await dialog.locator('a, button, input').count();
  let steps = 0;
  await dialog.locator('input').first().focus();
  while (steps <= places && (await hasFocus(dialog))) {
    await page.keyboard.press('Tab');
    steps += 1;
  }
  return { ...how, entered, leftBackwards, leftForwards: !(await hasFocus(dialog)), stillOpen: await isOpen(page) };
});

const inHand = lookingBack('/', HAND, async ({ page }) => {
  await wait(page, DELAY);
  return standing(page);
});

export function wrongCard(desk: Standing): Miss[] {
  const { box, window } = desk;
  const beside = box.width < window.width / 2 && (box.x > window.width / 2 || box.x + box.width < window.width / 2);
  return [...wrongModal(desk), ...want(beside, 'on a wide screen a card at the side', JSON.stringify(box))];
}

export function wrongSheet(hand: Standing): Miss[] {
  const { box, window } = hand;
  const below = box.width >= window.width * 0.95 && Math.abs(box.y + box.height - window.height) <= 1 && box.y > 0;
  return [...wrongModal(hand), ...want(below, 'on a phone a sheet from below', JSON.stringify(box))];
}

function wrongModal({ open, modal, behind }: Standing): Miss[] {
  return [...opened(open, 'after its delay'), ...want(!modal && behind, 'non-modal: the page behind it can be pressed', `modal: ${modal}`)];
}

/** Every number of the header that is in the window can be pressed all over; at the top of the page there is one. */
async function wrongNumbers(page: Tab, what: string): Promise<Miss[]> {
  const covered = await page.locator('[data-section=header] a[href^="tel:"], header a[href^="tel:"]').evaluateAll((links) =>
    links.flatMap((link) => {
      const { left, right, top, bottom, width } = link.getBoundingClientRect();
      if (width === 0 || top < 0 || !link.checkVisibility()) return [];
      const points = [
        [left + 2, top + 2],
        [right - 2, bottom - 2],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const;
      return [points.some(([x, y]) => document.elementFromPoint(x, y)?.closest('dialog') !== null)];
    }),
  );
  const atTop = await page.evaluate(() => window.scrollY === 0);
  return [
    ...want(!covered.includes(true), `${what}: the number of the header uncovered`, 'covered'),
    ...want(!atTop || covered.length > 0, `${what}: a number in the header`, 'none in sight'),
  ];
}

const coversNoNumber =
  (...sizes: { width: number; height: number }[]): Look =>
  async ({ page }) => {
    const misses: Miss[] = opened(await wait(page, DELAY), 'after its delay');
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const top of [0, 300]) {
        await scrolled(page, top);
        const what = `${size.width} x ${size.height}, ${top} px down`;
        misses.push(...opened(await isOpen(page), what), ...(await wrongNumbers(page, what)));
      }
    }
    return misses;
  };

/** Whether it stands over a part of the form that is in the window. */
function overForm(page: Tab): Promise<{ inView: boolean; over: boolean }> {
  return contactForm(page).button.evaluate((button: HTMLButtonElement, place) => {
    const form = button.form?.getBoundingClientRect();
    const dialog = document.querySelector(place);
    if (!form) return { inView: false, over: true };
    const inView = form.top < window.innerHeight && form.bottom > 0;
    const box = dialog?.checkVisibility() ? dialog.getBoundingClientRect() : new DOMRect();
    const apart = box.width === 0 || box.right <= form.left || box.left >= form.right || box.bottom <= form.top || box.top >= form.bottom;
    return { inView, over: inView && !apart };
  }, DIALOG);
}

const coversNoForm: Look = async ({ page }) => {
  const misses: Miss[] = opened(await wait(page, DELAY), 'the form out of view');
  const { top, bottom, height } = await contactForm(page).button.evaluate((button: HTMLButtonElement) => {
    const box = button.form?.getBoundingClientRect() ?? new DOMRect();
    return { top: box.top + window.scrollY, bottom: box.bottom + window.scrollY, height: window.innerHeight };
  });
  const look = async (place: number, what: string) => {
    await scrolled(page, place);
    const { inView, over } = await overForm(page);
    misses.push(...want(inView, `${what}: the form in view`, 'out of view'), ...want(!over, `${what}: the form uncovered`, 'covered'));
  };
  await look(top - height + 40, 'its first lines');
  await look(top, 'the form');
  await look(bottom - 40, 'its last lines');
  await scrolled(page, 0);
  misses.push(...opened(await isOpen(page), 'the form out of view again'));
  // In view before it would open.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await scrolled(page, top);
  misses.push(...closed(await wait(page, LONG), 'the form in view from the start'));
  return misses;
};

export const offerPlaceChecks: Record<string, Check> = {
  'S2.7-09': all(atDesk(wrongCard), inHand(wrongSheet)),
  'S2.7-10': atDesk(({ open, entered }, { row }) => [...opened(open, 'after its delay'), ...want(entered, state(row).after, 'it does not')]),
  'S2.7-14': atDesk(({ open, entered, leftBackwards, leftForwards, stillOpen }) => [
    ...want(open && entered, 'the focus in it', 'not so'),
    ...want(leftBackwards, 'Shift and Tab lead out of it', 'not so'),
    ...want(leftForwards, 'Tab leads out of it', 'not so'),
    ...opened(stillOpen, 'the focus elsewhere'),
  ]),
  'S2.7-15': all(
    visiting(DESK, coversNoNumber({ width: 1440, height: 900 }, { width: 1024, height: 500 })),
    visiting(HAND, coversNoNumber({ width: 390, height: 844 }, { width: 320, height: 568 })),
  ),
  'S2.7-16': all(visiting(DESK, coversNoForm), visiting(HAND, coversNoForm)),
};
