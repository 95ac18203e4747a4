// Waiting for what a page does a moment after it was made to: with its next frame, at the end of a scroll, by a finger's tap.
import type { Locator, Page } from 'playwright';

/**
 * Two frames have been drawn: the page has been told of its place, its width and its media, and whoever watches what is in view
 * of that. Observers made now answer after those that are there, and do so also where the page's clock stands still.
 */
export async function drawn(page: Page): Promise<void> {
  for (const _ of [1, 2]) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new IntersectionObserver((_entries, observer) => {
            observer.disconnect();
            resolve();
          }).observe(document.body);
        }),
    );
  }
}

/** Gives the window another size, and waits until the page has it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => screen.width === width && screen.height === height, size);
  await drawn(page);
}

/** Does something that scrolls, and waits until the page has come to rest. */
export async function scrolling(page: Page, act: () => Promise<unknown>): Promise<void> {
  const end = await page.evaluateHandle(() => ({ promise: new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), { once: true })) }));
  await act();
  await end.evaluate(({ promise }) => promise);
}

/** Puts the page somewhere, at most at its end, lets it come to rest there, and whoever watches its place know. */
export async function put(page: Page, y: number): Promise<void> {
  // Where the page is there already, no scroll ever ends. Its end is known to a pixel, as the height of its contents is rounded.
  const away = await page.evaluate((top) => {
    const end = document.documentElement.scrollHeight - innerHeight;
    return top < end ? scrollY !== top : Math.abs(scrollY - end) > 1;
  }, y);
  if (away) await scrolling(page, () => page.evaluate((top) => scrollTo(0, top), y));
  await drawn(page);
}

/** A finger's tap becomes a click a moment after it was lifted. A link that leads away takes the news of it along. */
export async function tap(control: Locator): Promise<void> {
  const page = control.page();
  const click = await page.evaluateHandle(() => ({
    promise: new Promise<void>((resolve) => addEventListener('click', () => resolve(), { once: true, capture: true })),
  }));
  await control.tap();
  await click.evaluate(({ promise }) => promise).catch(() => {});
}
