// The menu of a narrow screen by mouse, finger and keyboard; and what is left of it when the window becomes wide.
import type { Locator } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { resize, tap } from '../../setup/moments';
import { host } from '../../setup/shipped';
import {
  AWAY,
  COMMERCIAL,
  expanded,
  expectContactInView,
  focused,
  label,
  list,
  menu,
  more,
  move,
  moveTo,
  NARROW,
  open,
  page,
  panel,
  press,
  RESIDENTIAL,
  toggle,
  WIDE,
} from './setup';

describe.each([
  ['by mouse', NARROW, (control: Locator) => control.click()],
  ['by touch', { ...NARROW, hasTouch: true, isMobile: true }, (control: Locator) => tap(control)],
  ['by keyboard', NARROW, (control: Locator) => control.press('Enter')],
] as const)('on a phone, %s', (_, options, act) => {
  beforeEach(() => open(options));

  it('opens, unfolds and folds', async () => {
    expect(await menu().isVisible()).toBe(false);
    expect(await toggle().innerText()).toBe('Menu');
    await act(toggle());
    expect(await menu().isVisible()).toBe(true);
    expect(await toggle().innerText()).toBe('Close');
    expect(await expanded(toggle())).toBe('true');
    expect(await panel('Services').isVisible()).toBe(false);
    await act(label('Services'));
    expect(await expanded(label('Services'))).toBe('true');
    expect(await panel('Services').isVisible()).toBe(true);
    expect(await list(RESIDENTIAL).isVisible()).toBe(false);
    await act(more(RESIDENTIAL));
    expect(await expanded(more(RESIDENTIAL))).toBe('true');
    expect(await list(RESIDENTIAL).isVisible()).toBe(true);
    await act(more(RESIDENTIAL));
    expect(await list(RESIDENTIAL).isVisible()).toBe(false);
    await act(label('Services'));
    expect(await panel('Services').isVisible()).toBe(false);
    await act(toggle());
    expect(await menu().isVisible()).toBe(false);
    expect(await expanded(toggle())).toBe('false');
  });

  it('opens a second part without moving what was pressed', async () => {
    await act(toggle());
    await act(label('Services'));
    const before = await label('Service Areas').boundingBox();
    await act(label('Service Areas'));
    expect(await panel('Service Areas').isVisible()).toBe(true);
    expect((await label('Service Areas').boundingBox())?.y).toBe(before?.y);
  });

  it('a link to a part of the page closes the menu and shows that part', async () => {
    await act(toggle());
    await act(label('Services'));
    await act(panel('Services').getByText('Emergency Repairs', { exact: true }));
    expect(await menu().isVisible()).toBe(false);
    await expectContactInView();
  });

  it('a link to another page leads there', async () => {
    await act(toggle());
    await act(label('Service Areas'));
    await act(more('Riverside County'));
    await act(list('Riverside County').getByText('Hemet', { exact: true }));
    await page.waitForURL(`${host.url}/cities/hemet`);
    expect(await menu().isVisible()).toBe(false);
  });
});

describe('on a narrow screen', () => {
  it('Escape closes the menu from anywhere inside and gives the focus back to Menu', async () => {
    await open(NARROW);
    await toggle().press('Enter');
    await press('Tab', 2);
    await press('Enter');
    await press('Tab', 2);
    expect(await focused()).toBe(`More: ${RESIDENTIAL}`);
    await press('Escape');
    expect(await menu().isVisible()).toBe(false);
    expect(await toggle().evaluate((element) => element === document.activeElement)).toBe(true);
    await press('Escape');
    expect(await menu().isVisible()).toBe(false);
  });

  it('closes when the focus leaves it', async () => {
    await open(NARROW);
    await toggle().press('Enter');
    await menu().getByText('Free Inspection', { exact: true }).focus();
    expect(await menu().isVisible()).toBe(true);
    await press('Tab');
    expect(await menu().isVisible()).toBe(false);
    await toggle().press('Enter');
    await press('Shift+Tab');
    expect(await menu().isVisible()).toBe(false);
  });

  it('has nothing of the closed menu in the tab order', async () => {
    await open(NARROW);
    await toggle().focus();
    await press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.header') === null)).toBe(true);
  });

  it('a press outside closes it', async () => {
    await open({ viewport: { width: 800, height: 900 } });
    await toggle().click();
    expect(await menu().isVisible()).toBe(true);
    await page.mouse.click(20, 890);
    expect(await menu().isVisible()).toBe(false);
  });

  it('is not a panel that hover or focus opens', async () => {
    await open(NARROW);
    await toggle().click();
    await move(label('Services'));
    await label('Services').focus();
    await page.clock.runFor(1000);
    expect(await panel('Services').isVisible()).toBe(false);
  });
});

describe('when the window changes', () => {
  const expectAllClosed = async () => {
    expect(await page.locator(':is(.nav, .menu) > [aria-expanded=true]').count()).toBe(0);
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await panel('Service Areas').isVisible()).toBe(false);
  };

  it('from narrow to wide and back, nothing stays open', async () => {
    await open(NARROW);
    await toggle().click();
    await label('Services').click();
    await more(COMMERCIAL).click();
    await resize(page, WIDE.viewport);
    await moveTo(AWAY.x, AWAY.y);
    await expectAllClosed();
    await move(label('Services'));
    expect(await list(RESIDENTIAL).isVisible()).toBe(true);
    await resize(page, NARROW.viewport);
    await expectAllClosed();
    expect(await menu().isVisible()).toBe(false);
    await toggle().click();
    await label('Services').click();
    expect(await panel('Services').isVisible()).toBe(true);
    expect(await list(RESIDENTIAL).isVisible()).toBe(false);
  });
});
