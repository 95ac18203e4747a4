// The form of the offer reaches the lead store, and says so.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../setup/axe';
import { OFFER_NOON as NOON } from '../../setup/day';
import { shingle } from '../../setup/run';
import { CLOSE, DAY, focused, folder, heldBack, isOpen, NAME, PROMOTION, SEND, SIZES, type Visit, visit, visitOpen } from './setup';

async function wordsOfToast(page: Page): Promise<string[]> {
  const toast = page.locator('[data-sonner-toast]');
  return [await toast.locator('[data-title]').innerText(), await toast.locator('[data-description]').innerText()];
}

describe.each(SIZES)('its form at %i px', (_, viewport) => {
  it('is saved, says so, closes and is empty again', async () => {
    const { page, errors, close } = await visitToFill({ viewport }, `Saved ${viewport.width}`);
    await page.locator(SEND).click();
    expect(await wordsOfToast(page)).toEqual(['Success!', "We've received your information and will contact you soon about your 10% discount!"]);
    expect(await isOpen(page)).toBe(false);
    expect(await page.locator(NAME).inputValue()).toBe('');
    expect(await page.locator(`${PROMOTION} [type=checkbox]`).isChecked()).toBe(true);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(leadsOf(`Saved ${viewport.width}`)).toEqual([
      {
        kind: 'promotion',
        id: expect.any(String),
        savedAt: expect.any(String),
        name: `Saved ${viewport.width}`,
        email: 'ann@example.com',
        phone: '(951) 555-0123',
        address: '1 Main Street, Riverside',
        interested_in_consultation: true,
        promotion_type: '10_percent_reroof',
      },
    ]);
    // Sent is as good as closed.
    await stopAndReload(page);
    expect(await isOpen(page)).toBe(false);
    expect(errors).toEqual([]);
    await close();
  });

  it('stays as it is when it could not be saved, and gives the number', async () => {
    const { page, errors, close } = await visitToFill({ viewport }, 'Failed');
    await page.route('**/rest/v1/promotion_leads', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.locator(SEND).click();
    expect(await wordsOfToast(page)).toEqual(['Error', 'Something went wrong. Please try again.']);
    expect(await isOpen(page)).toBe(true);
    expect(await page.locator(NAME).inputValue()).toBe('Failed');
    const result = page.locator(`${PROMOTION} .result`);
    expect(await result.innerText()).toContain('Something went wrong. Please try again.');
    const own = await page.locator('#contact a[href^="tel:"]').first().getAttribute('href');
    expect(await result.locator('a').getAttribute('href')).toBe(own);
    expect(await page.evaluate(() => localStorage.getItem('shingle:promotion'))).toBeNull();
    expect(errors.filter((error) => !/status of 500|lead was not saved/.test(error))).toEqual([]);
    await close();
  });
});

describe('its form', () => {
  it('says that it is being sent, and a second press sends nothing', async () => {
    const { page, errors, close } = await visitToFill({}, 'Twice');
    const held = heldBack();
    await page.route('**/rest/v1/promotion_leads', (route) => held.until.then(() => route.continue()));
    await page.locator(SEND).dblclick();
    expect(await page.locator('.promotion .send__busy').evaluate((text) => getComputedStyle(text).visibility)).toBe('visible');
    expect(await page.locator('.promotion .send__busy').innerText()).toBe('Submitting...');
    expect(await page.locator('.promotion .send__idle').evaluate((text) => getComputedStyle(text).visibility)).toBe('hidden');
    held.release();
    expect((await wordsOfToast(page))[0]).toBe('Success!');
    expect(leadsOf('Twice').length).toBe(1);
    expect(errors).toEqual([]);
    await close();
  });

  it('stays open until it is known what came of it, and can be closed then', async () => {
    const { page, close } = await visitToFill({}, 'Escaped');
    const held = heldBack();
    await page.route('**/rest/v1/promotion_leads', (route) => held.until.then(() => route.fulfill({ status: 401, json: { code: '42501' } })));
    await page.locator(SEND).click();
    await page.keyboard.press('Escape');
    expect(await page.locator(CLOSE).isDisabled()).toBe(true);
    expect(await isOpen(page)).toBe(true);
    held.release();
    await page.locator('.promotion .result').waitFor();
    expect(await page.locator(NAME).inputValue()).toBe('Escaped');
    await page.locator(CLOSE).click();
    expect(await isOpen(page)).toBe(false);
    await close();
  });

  it('saves an unticked box as no', async () => {
    const { page, close } = await visitToFill({}, 'No consultation');
    await page.locator(`${PROMOTION} [type=checkbox]`).uncheck();
    await page.locator(SEND).click();
    expect((await wordsOfToast(page))[0]).toBe('Success!');
    expect(leadsOf('No consultation')).toMatchObject([{ interested_in_consultation: false }]);
    await close();
  });

  it('gives the focus back to where the visitor came from', async () => {
    const { page, close } = await visit();
    const link = page.locator('[data-section=hero] a').first();
    await link.focus();
    await page.clock.runFor(5000);
    await page.clock.resume();
    await fill(page, 'Focus');
    await page.locator(SEND).click();
    expect((await wordsOfToast(page))[0]).toBe('Success!');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await close();
  });

  it('marks what is missing, and stays', async () => {
    const { page, errors, close } = await visitToFill({}, '');
    await page.locator(SEND).click();
    expect(await focused(page)).toBe('promotion name');
    expect(await page.locator(NAME).getAttribute('aria-invalid')).toBe('true');
    expect(await isOpen(page)).toBe(true);
    expect(await accessibilityFindings(page, PROMOTION)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

async function visitToFill(options: Visit, name: string) {
  const opened = await visitOpen(options);
  await opened.page.clock.resume();
  await fill(opened.page, name);
  await opened.page.locator('[data-island=promotion][data-state=ready]').waitFor();
  return opened;
}

async function fill(page: Page, name: string): Promise<void> {
  await page.locator(NAME).fill(name);
  await page.locator('.promotion [name=phone]').fill('(951) 555-0123');
  await page.locator('.promotion [name=email]').fill('ann@example.com');
  await page.locator('.promotion [name=address]').fill('1 Main Street, Riverside');
}

async function stopAndReload(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.parse(NOON) + DAY);
  await page.reload();
  await page.clock.runFor(60_000);
}

function leadsOf(name: string): Record<string, unknown>[] {
  const all = JSON.parse(shingle(['leads', 'list', '--json', '--leads', folder]).stdout) as Record<string, unknown>[];
  return all.filter((lead) => lead.name === name);
}
