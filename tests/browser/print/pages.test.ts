// On paper: every other page keeps to its sheet, with no more than can be read there.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPage } from '../../setup/chromium';
import { pagesIn } from '../../setup/output';
import { project, shingle } from '../../setup/run';
import { type Host, serveSite } from '../../setup/server';
import { browser, host } from '../../setup/shipped';
import { FORMATS, LETTER, SHEET, sheetsOf } from './setup';

const scratch = mkdtempSync(join(tmpdir(), 'shingle-print-'));
/** A site without drawings. */
let fences: Host;
beforeAll(async () => {
  expect(shingle(['generate', '--quiet', '--data', join(project, 'tests/fixtures/second-contractor'), '--out', join(scratch, 'out')])).toMatchObject({
    status: 0,
    stderr: '',
  });
  fences = await serveSite(join(scratch, 'out'));
});
afterAll(async () => {
  await fences?.close();
  rmSync(scratch, { recursive: true, force: true });
});

it('no page reaches past its sheet or prints what can only be pressed; a drawing takes at most a quarter of it, that of a service three fifths', async () => {
  const { page, close } = await openPage(browser);
  const paths = ['/', '/services/tpo-roofing', '/service-areas/riverside-county', '/cities/riverside'].map((path) => host.url + path);
  const without = ['/', '/services/wood-fences', '/service-areas/kern-county', '/cities/delano'].map((path) => fences.url + path);
  for (const size of [LETTER, SHEET]) {
    await page.setViewportSize(size);
    for (const url of [...paths, ...without]) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(url);
      await page.emulateMedia({ media: 'print' });
      const found = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        pressed: [...document.querySelectorAll('button, .button')].filter((element) => element.getClientRects().length > 0).map((element) => element.className),
        tallest: Math.max(...[...document.querySelectorAll('svg:not(.work)')].map((drawing) => drawing.getBoundingClientRect().height)),
        work: document.querySelector('.work')?.getBoundingClientRect().height ?? 0,
      }));
      expect(found, url).toMatchObject({ width: size.width, pressed: [] });
      expect(found.tallest, url).toBeLessThanOrEqual(LETTER.height / 4);
      expect(found.work, url).toBeLessThanOrEqual(LETTER.height * 0.6);
    }
  }
  await close();
});

it('on the home page no house of the street stands on the heading above it', async () => {
  const { page, close } = await openPage(browser, { viewport: SHEET });
  await page.goto(host.url);
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() => {
    const section = document.querySelector('.services:has(.street)');
    return {
      street: section?.querySelector('.street')?.getBoundingClientRect().top ?? 0,
      head: section?.querySelector('.section-head')?.getBoundingClientRect().bottom ?? Infinity,
    };
  });
  expect(found.street).toBeGreaterThanOrEqual(found.head);
  await close();
});

it('ground that is set out is its lines alone', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${fences.url}/cities/delano`);
  await page.emulateMedia({ media: 'print' });
  const fills = await page
    .locator('.stakes path')
    .evaluateAll((paths) => paths.filter((path) => path.getClientRects().length > 0).map((path) => getComputedStyle(path).fill));
  expect(new Set(fills)).toEqual(new Set(['none', 'rgb(255, 255, 255)']));
  for (const format of FORMATS) expect(await sheetsOf(page, format)).toBe(1);
  await close();
});

describe('a service', () => {
  const files = pagesIn(inject('site'))
    .map(({ file }) => file)
    .filter((file) => file.startsWith('services/'));

  it('shows its drawing as wide as the sheet, with labels of at least 11 points, and speaks of no form', async () => {
    const { page, close } = await openPage(browser, { viewport: SHEET });
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const url = `${host.url}/${file.replace(/\.html$/, '')}`;
      await page.emulateMedia({ media: 'screen' });
      await page.goto(url);
      await page.emulateMedia({ media: 'print' });
      const found = await page.evaluate(() => {
        const work = document.querySelector('.work');
        const box = work?.getBoundingClientRect();
        const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
        const scale = (box?.width ?? 0) / 900;
        return {
          width: (box?.width ?? 0) / document.documentElement.clientWidth,
          labels: shown('.work__words text').map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale * 0.75),
          twice: shown('.work__keys, .work__legend').length,
          holes: shown('.buttons').length,
          form: shown('.contact h2, .contact .lede, .contact__more, .contact__form').length,
          links: shown('.footer__list, .footer__last').length,
        };
      });
      expect(found, url).toMatchObject({ twice: 0, holes: 0, form: 0, links: 0 });
      expect(found.width, url).toBeGreaterThan(0.95);
      expect(found.labels.length, url).toBeGreaterThan(0);
      expect(Math.min(...found.labels), url).toBeGreaterThanOrEqual(11);
      const text = await page.locator('.footer').innerText();
      for (const words of ['Sample Roofing', 'CSLB Lic. #000000', '(951) 555-0100']) expect(text, url).toContain(words);
    }
    await close();
  });

  it('parts no question from its answer and no step in two, and keeps its rules off headings', async () => {
    const { page, close } = await openPage(browser, { viewport: SHEET });
    await page.goto(`${host.url}/services/gutters`);
    await page.emulateMedia({ media: 'print' });
    const found = await page.evaluate(() => {
      const whole = (selector: string) => [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element).breakInside);
      const band = document.querySelector('.call-band')?.getBoundingClientRect();
      const heading = document.querySelector('.call-band h2')?.getBoundingClientRect();
      return { whole: [...new Set(whole('.faq__item, .process__step, .rows__row, .contact, .footer'))], gap: (heading?.top ?? 0) - (band?.top ?? 0) };
    });
    expect(found.whole).toEqual(['avoid']);
    expect(found.gap).toBeGreaterThanOrEqual(16);
    await close();
  });
});

it('a page of plain text shows no switch, and parts no heading from what it stands for', async () => {
  const { page, close } = await openPage(browser, { viewport: SHEET });
  await page.goto(`${host.url}/privacy`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.pixel-choice').isVisible()).toBe(false);
  const breaks = await page.locator('.prose__parts > section').evaluateAll((parts) => parts.map((part) => getComputedStyle(part).breakInside));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  await close();
});
