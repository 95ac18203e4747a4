// Call and quote are at hand beyond 300 px, the way up beyond 1000; they step aside for what is filled in, and come back.
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../setup/axe';
import { launch, openPage } from '../../setup/chromium';
import { put } from '../../setup/moments';
import { browser, host } from '../../setup/shipped';
import { BAR, shown, TOP } from './setup';

describe.each([390, 1440])('at %i px', (width) => {
  const open = () => openPage(browser, { viewport: { width, height: 800 } });

  it.each(['/', '/cities/riverside'])('on %s the bar shows beyond 300 px, the way up beyond 1000', async (path) => {
    const { page, errors, close } = await open();
    await page.goto(host.url + path);
    for (const [y, bar, top] of [
      [0, false, false],
      [300, false, false],
      [301, true, false],
      [1000, true, false],
      [1001, true, true],
      [1000, true, false],
      [300, false, false],
    ] as const) {
      await put(page, y);
      expect(await shown(page), `at ${y}`).toEqual({ bar, top });
    }
    expect(errors).toEqual([]);
    await close();
  });

  it('steps aside for whatever is filled in, and comes back after', async () => {
    const { page, errors, close } = await open();
    await page.goto(host.url);
    await put(page, 1500);
    const fields = page.locator('main :is(input, select, textarea):visible');
    const kinds = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('type') ?? field.tagName));
    expect(kinds).toEqual(expect.arrayContaining(['text', 'email', 'tel', 'checkbox', 'radio', 'SELECT', 'TEXTAREA']));
    for (const [index, kind] of kinds.entries()) {
      await fields.nth(index).focus();
      // Also where its form is not in the window.
      await put(page, 1500);
      expect(await page.isVisible(BAR), kind).toBe(false);
    }
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await expect.poll(() => page.isVisible(BAR)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it('steps aside for a dialog, and comes back after', async () => {
    const { page, errors, close } = await open();
    await page.goto(host.url);
    await put(page, 1500);
    await page.evaluate(() => document.querySelector('.webhook')?.setAttribute('open', ''));
    expect(await page.isVisible(BAR)).toBe(false);
    await page.evaluate(() => document.querySelector('.webhook')?.removeAttribute('open'));
    expect(await page.isVisible(BAR)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it('a press that takes the focus out of a field reaches what is pressed, not the bar that comes up there', async () => {
    const { page, errors, close } = await open();
    await page.goto(`${host.url}/cities/riverside`);
    await put(page, 1500);
    const place = await page.locator('.floating__quote').boundingBox();
    const [x, y] = [(place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2];
    await page.locator('#contact [name="name"]').focus();
    await put(page, 1500);
    const pressed = await page.evaluateHandle(
      ([left, top]) => {
        const button = document.createElement('button');
        const presses: string[] = [];
        Object.assign(button.style, { position: 'fixed', zIndex: '5', left: `${left - 20}px`, top: `${top - 20}px`, width: '40px', height: '40px' });
        document.body.prepend(button);
        addEventListener('click', ({ target }) => presses.push(target === button ? 'the button' : 'something else'));
        return presses;
      },
      [x, y] as const,
    );
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    expect(await pressed.evaluate((presses) => presses)).toEqual(['the button']);
    await page.locator('.floating__quote').click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#contact');
    expect(errors).toEqual([]);
    await close();
  });

  it('what the keyboard is in does not vanish, and goes as soon as it is left', async () => {
    const { page, errors, close } = await open();
    await page.goto(`${host.url}/cities/riverside`);
    await put(page, 1500);
    // Playwright's focus() is not a key: the ring is that of the last thing done, so a key comes first.
    await page.keyboard.press('Shift');
    await page.locator(TOP).focus();
    await put(page, 100);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('floating__top');
    expect(await shown(page)).toEqual({ bar: true, top: true });
    await page.evaluate(() => document.querySelector('.promotion')?.setAttribute('open', ''));
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('floating__top');
    await page.evaluate(() => document.querySelector('.promotion')?.removeAttribute('open'));
    await page.locator('.brand').first().focus();
    expect(await shown(page)).toEqual({ bar: false, top: false });
    expect(errors).toEqual([]);
    await close();
  });

  it('is accessible where all of it shows', async () => {
    const { page, errors, close } = await open();
    await page.goto(`${host.url}/cities/riverside`);
    await put(page, 1500);
    expect(await accessibilityFindings(page)).toEqual([]);
    for (const control of await page.locator(`${BAR} a:visible`).all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(errors).toEqual([]);
    await close();
  });
});

it('is there when a page opens in its middle: after a reload, and after Back to a page that was kept or was not', async () => {
  for (const keepPages of [false, true]) {
    const lasting = await launch({ keepPages });
    const { page, errors, close } = await openPage(lasting, { viewport: { width: 390, height: 800 } });
    await page.goto(`${host.url}/cities/riverside`);
    await put(page, 1500);
    await page.reload();
    await expect.poll(() => shown(page)).toEqual({ bar: true, top: true });
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.kept = String(persisted))));
    await page.goto(`${host.url}/privacy`);
    await page.goBack({ waitUntil: 'commit' });
    // A page that is loaded anew is put to its place until it is complete.
    await expect.poll(() => page.evaluate(() => `${location.pathname} ${document.readyState}`)).toBe('/cities/riverside complete');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.kept)).toBe(keepPages ? 'true' : undefined);
    await expect.poll(() => shown(page)).toEqual({ bar: true, top: true });
    await put(page, 200);
    expect(await shown(page)).toEqual({ bar: false, top: false });
    expect(errors).toEqual([]);
    await close();
    await lasting.close();
  }
});

it('is not there without JavaScript, on paper, or on a page without the form', async () => {
  const still = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await still.page.goto(`${host.url}/cities/riverside#contact`);
  expect(await still.page.isVisible(BAR)).toBe(false);
  await still.close();

  const { page, errors, close } = await openPage(browser, { viewport: { width: 390, height: 800 } });
  await page.goto(`${host.url}/cities/riverside`);
  await put(page, 1500);
  await page.emulateMedia({ media: 'print' });
  expect(await page.isVisible(BAR)).toBe(false);
  await page.goto(`${host.url}/privacy`);
  expect(await page.locator(BAR).count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
