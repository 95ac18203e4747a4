// Other stories than the shipped ones: nothing to press where there is one, and as many as there may be.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { accessibilityFindings } from '../../setup/axe';
import { openPage } from '../../setup/chromium';
import { layOver } from '../../setup/overlay';
import { sample, shingle } from '../../setup/run';
import { type Host, serveSite } from '../../setup/server';
import { browser } from '../../setup/shipped';
import { button, FIRST, heightOf, openStories, SECOND, STORIES, seen, THIRD } from './setup';

const scratch = mkdtempSync(join(tmpdir(), 'shingle-stories-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('with other testimonials', () => {
  const file = z.object({ testimonials: z.array(z.record(z.string(), z.unknown())) });
  const shipped = file.parse(parse(readFileSync(join(sample, 'testimonials.yaml'), 'utf8'))).testimonials;

  async function serve(name: string, testimonials: unknown[], ...options: string[]): Promise<Host> {
    const [overlay, data, out] = [join(scratch, name, 'overlay'), join(scratch, name, 'data'), join(scratch, name, 'out')];
    mkdirSync(overlay, { recursive: true });
    writeFileSync(join(overlay, 'testimonials.yaml'), stringify({ testimonials }));
    layOver(sample, overlay, data);
    expect(shingle(['generate', '--quiet', '--data', data, '--out', out, ...options])).toMatchObject({ status: 0, stderr: '' });
    return serveSite(out);
  }

  it('shows one without anything to press, or any script', async () => {
    const from = await serve('one', shipped.slice(2, 3));
    for (const width of [390, 1440]) {
      const { page, stories, island, errors, close } = await openStories({ viewport: { width, height: 900 } }, { from });
      expect(await seen(stories)).toEqual([THIRD]);
      expect(await stories.getByRole('button').count()).toBe(0);
      expect(await stories.locator('[aria-roledescription], [tabindex], [aria-live]').count()).toBe(0);
      expect(await island.count()).toBe(0);
      expect(await stories.locator('dd').allInnerTexts()).toEqual(['5/5', '200+', '99%']);
      expect(await accessibilityFindings(page, STORIES)).toEqual([]);
      expect(errors).toEqual([]);
      await close();
    }
    await from.close();
  });

  it('has no section without any', async () => {
    const from = await serve('none', []);
    const { page, errors, close } = await openPage(browser);
    await page.goto(`${from.url}/`);
    expect(await page.locator(STORIES).count()).toBe(0);
    expect(await page.locator('[data-section]').count()).toBeGreaterThan(5);
    expect(errors).toEqual([]);
    await close();
    await from.close();
  });

  it('goes back and forth between two that are far from equally long', async () => {
    const [short = {}, long = {}] = shipped;
    const pair = [
      { ...short, text: 'Fixed.' },
      { ...long, text: `${String(long.text)} `.repeat(4).trim() },
    ];
    // React's development build would tell of a first render that is not the server's HTML.
    const from = await serve('two', pair, '--development');
    const { stories, errors, close } = await openStories({ viewport: { width: 320, height: 900 } }, { from });
    const height = await heightOf(stories);
    for (const name of [SECOND, FIRST]) {
      await button(stories, 'Next story').click();
      await expect.poll(() => seen(stories)).toEqual([name]);
      expect(await heightOf(stories)).toBe(height);
    }
    await button(stories, 'Previous story').click();
    await expect.poll(() => seen(stories)).toEqual([SECOND]);
    expect(errors).toEqual([]);
    await close();
    await from.close();
  });

  it('never scrolls sideways with as many as there may be', async () => {
    const [one] = shipped;
    const from = await serve(
      'many',
      Array.from({ length: 50 }, (_, index) => ({ ...one, name: `Ann ${index + 1}.` })),
    );
    for (const width of [320, 390, 1440]) {
      const { page, stories, errors, close } = await openStories({ viewport: { width, height: 900 } }, { from });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await button(stories, 'Previous story').click();
      await expect.poll(() => seen(stories)).toEqual(['Ann 50.']);
      expect(errors).toEqual([]);
      await close();
    }
    await from.close();
  });
});
