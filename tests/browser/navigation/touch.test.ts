// The menus on a wide screen by finger.
import { beforeEach, describe, expect, it } from 'vitest';
import { tap } from '../../setup/moments';
import { host } from '../../setup/shipped';
import { AWAY, COMMERCIAL, expectContactInView, groupLink, label, list, more, open, page, panel } from './setup';

describe('on a wide screen, by touch', () => {
  beforeEach(() => open({ viewport: { width: 1280, height: 900 }, hasTouch: true, isMobile: true }));

  it('opens and closes by taps, one panel at a time', async () => {
    await tap(label('Services'));
    expect(await panel('Services').isVisible()).toBe(true);
    await tap(label('Services'));
    expect(await panel('Services').isVisible()).toBe(false);
    await tap(label('Services'));
    await tap(label('Service Areas'));
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await panel('Service Areas').isVisible()).toBe(true);
    await page.touchscreen.tap(AWAY.x, AWAY.y);
    expect(await panel('Service Areas').isVisible()).toBe(false);
  });

  it('shows a group by a tap on its button, and follows its link', async () => {
    await tap(label('Services'));
    await tap(more(COMMERCIAL));
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
    await tap(more(COMMERCIAL));
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
    await groupLink(COMMERCIAL).tap();
    await page.waitForURL(`${host.url}/services/commercial-roofing`);
  });

  it('a tap on a link to a part of the page closes the panel', async () => {
    await tap(label('Services'));
    await tap(panel('Services').getByText('Emergency Repairs', { exact: true }));
    expect(await panel('Services').isVisible()).toBe(false);
    await expectContactInView();
  });
});
