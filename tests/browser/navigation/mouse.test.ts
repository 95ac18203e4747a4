// The menus on a wide screen by mouse: what a pointer opens, keeps and closes.
import type { Locator } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { host } from '../../setup/shipped';
import {
  AWAY,
  COMMERCIAL,
  expanded,
  expectContactInView,
  focused,
  groupLink,
  label,
  list,
  more,
  move,
  moveTo,
  open,
  PATH,
  page,
  panel,
  press,
  RESIDENTIAL,
  WIDE,
} from './setup';

const field = (): Locator => page.locator('#contact input[name="name"]');

describe('on a wide screen, by mouse', () => {
  beforeEach(() => open(WIDE));

  it('opens a panel at once and closes it 150 ms after the pointer has left', async () => {
    expect(await panel('Services').isVisible()).toBe(false);
    await move(label('Services'));
    expect(await panel('Services').isVisible()).toBe(true);
    expect(await expanded(label('Services'))).toBe('true');
    await move(groupLink(RESIDENTIAL));
    await page.clock.runFor(1000);
    expect(await panel('Services').isVisible()).toBe(true);
    await moveTo(AWAY.x, AWAY.y);
    await page.clock.runFor(149);
    expect(await panel('Services').isVisible()).toBe(true);
    await page.clock.runFor(2);
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await expanded(label('Services'))).toBe('false');
  });

  it('keeps a panel to which the pointer comes back in time', async () => {
    await move(label('Services'));
    await moveTo(AWAY.x, AWAY.y);
    await page.clock.runFor(100);
    await move(label('Services'));
    await page.clock.runFor(1000);
    expect(await panel('Services').isVisible()).toBe(true);
  });

  it('keeps the panel open on the way from the label down to it', async () => {
    await move(label('Services'));
    const from = await label('Services').boundingBox();
    const to = await panel('Services').boundingBox();
    if (!from || !to) throw new Error('no boxes');
    for (let y = from.y + from.height / 2; y < to.y + 20; y += 2) {
      await moveTo(from.x + from.width / 2, y);
      await page.clock.runFor(200);
      expect(await panel('Services').isVisible(), `at ${y}`).toBe(true);
    }
  });

  it('shows one panel at a time', async () => {
    await move(label('Services'));
    await move(label('Service Areas'));
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await panel('Service Areas').isVisible()).toBe(true);
    expect(await page.locator('.menu > [aria-expanded=true]').count()).toBe(1);
  });

  it('shows the first group, then the one on which the pointer rests', async () => {
    await move(label('Services'));
    expect(await list(RESIDENTIAL).isVisible()).toBe(true);
    expect(await list(COMMERCIAL).isVisible()).toBe(false);
    expect([await expanded(more(RESIDENTIAL)), await expanded(more(COMMERCIAL))]).toEqual(['true', 'false']);
    await move(groupLink(COMMERCIAL));
    await page.clock.runFor(101);
    expect(await list(RESIDENTIAL).isVisible()).toBe(false);
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
    expect([await expanded(more(RESIDENTIAL)), await expanded(more(COMMERCIAL))]).toEqual(['false', 'true']);
    await move(list(COMMERCIAL).getByText('TPO', { exact: true }));
    await page.clock.runFor(1000);
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
  });

  it('keeps the list to which the pointer goes across another group', async () => {
    await move(label('Services'));
    await move(groupLink(RESIDENTIAL));
    await page.clock.runFor(1000);
    await move(groupLink(COMMERCIAL));
    await page.clock.runFor(60);
    await move(list(RESIDENTIAL).getByText('Gutters', { exact: true }));
    await page.clock.runFor(1000);
    expect(await list(RESIDENTIAL).isVisible()).toBe(true);
    expect(await list(COMMERCIAL).isVisible()).toBe(false);
  });

  it('begins with the first group each time', async () => {
    await move(label('Services'));
    await more(COMMERCIAL).click();
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
    await more(COMMERCIAL).click();
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
    await move(label('Service Areas'));
    await move(label('Services'));
    expect(await list(RESIDENTIAL).isVisible()).toBe(true);
    expect(await list(COMMERCIAL).isVisible()).toBe(false);
  });

  it('a click on the label does not close what the pointer has opened', async () => {
    await label('Services').click();
    expect(await panel('Services').isVisible()).toBe(true);
    await label('Services').click();
    expect(await panel('Services').isVisible()).toBe(true);
    await moveTo(AWAY.x, AWAY.y);
    await page.clock.runFor(151);
    expect(await panel('Services').isVisible()).toBe(false);
  });

  it('Escape closes a panel that is only hovered, until the pointer comes anew', async () => {
    await move(label('Services'));
    await press('Escape');
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await focused()).toBe('Services');
    await moveTo(AWAY.x, AWAY.y);
    await move(label('Services'));
    expect(await panel('Services').isVisible()).toBe(true);
  });

  it('Escape over a hovered panel takes no field its focus', async () => {
    await field().focus();
    await page.evaluate(() => scrollTo(0, 0));
    await move(label('Services'));
    await press('Escape');
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('a press outside closes a panel that a key has opened', async () => {
    await label('Services').focus();
    await press('Enter');
    expect(await panel('Services').isVisible()).toBe(true);
    await page.mouse.click(AWAY.x, AWAY.y);
    expect(await panel('Services').isVisible()).toBe(false);
  });

  it('a pointer that passes by takes nothing from the keyboard', async () => {
    await label('Services').focus();
    await press('Enter');
    await press('Tab');
    await move(label('Services'));
    await moveTo(AWAY.x, AWAY.y);
    await page.clock.runFor(1000);
    expect(await panel('Services').isVisible()).toBe(true);
    expect(await focused()).toBe(RESIDENTIAL);
  });

  it('a link to a part of the page closes the panel', async () => {
    await move(label('Services'));
    await panel('Services').getByText('Emergency Repairs', { exact: true }).click();
    expect(await panel('Services').isVisible()).toBe(false);
    expect(page.url()).toBe(`${host.url}${PATH}#contact`);
    await expectContactInView();
  });

  it('a link inside a group leads to its page', async () => {
    await move(label('Services'));
    await list(RESIDENTIAL).getByText('Gutters', { exact: true }).click();
    await page.waitForURL(`${host.url}/services/gutters`);
  });
});
