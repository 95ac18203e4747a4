// The menus on a wide screen by keyboard.
import { beforeEach, describe, expect, it } from 'vitest';
import { COMMERCIAL, expanded, focused, groupLink, label, list, more, open, page, panel, press, RESIDENTIAL, WIDE } from './setup';

describe('on a wide screen, by keyboard', () => {
  beforeEach(async () => {
    await open(WIDE);
    await page.locator('.nav a').getByText('Home', { exact: true }).focus();
    await press('Tab');
  });

  it('has nothing of a closed panel in the tab order', async () => {
    expect(await focused()).toBe('Services');
    expect(await panel('Services').isVisible()).toBe(false);
    await press('Tab');
    expect(await focused()).toBe('Service Areas');
    await press('Tab');
    expect(await focused()).toBe('Cost Estimator');
  });

  it.each(['Enter', 'Space'])('%s opens and closes', async (key) => {
    await press(key);
    expect(await panel('Services').isVisible()).toBe(true);
    await press(key);
    expect(await panel('Services').isVisible()).toBe(false);
  });

  it('goes through every group and its list in the order of the page, and out', async () => {
    await press('Enter');
    const names: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 24; stop++) {
      await press('Tab');
      names.push(await focused());
      expect(await page.locator(':focus').isVisible(), `${names.at(-1)}`).toBe(true);
    }
    expect(names.slice(0, 3)).toEqual([RESIDENTIAL, `More: ${RESIDENTIAL}`, 'Roof Replacement']);
    expect(names.slice(9)).toEqual([
      'Certified Roof Inspection',
      COMMERCIAL,
      `More: ${COMMERCIAL}`,
      'Commercial Roof Replacement',
      'Roof Repair',
      'Roof Skylights',
      'New Construction',
      'TPO',
      'Maintenance Protection Plans',
      'Certified Water Testing',
      'Certified Roof Inspection Reports',
      'Emergency Repairs',
      'Certified Roof Inspection',
      'Service Areas',
      'Cost Estimator',
    ]);
    expect(await panel('Services').isVisible()).toBe(false);
  });

  it('shows the list of the group that has the focus', async () => {
    await press('Enter');
    await groupLink(COMMERCIAL).focus();
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
    expect([await expanded(more(RESIDENTIAL)), await expanded(more(COMMERCIAL))]).toEqual(['false', 'true']);
    await press('Shift+Tab');
    expect(await focused()).toBe(`More: ${RESIDENTIAL}`);
    expect(await list(RESIDENTIAL).isVisible()).toBe(true);
    expect(await list(COMMERCIAL).isVisible()).toBe(false);
  });

  it('Escape closes from anywhere inside and gives the focus back to the label', async () => {
    for (const steps of [0, 1, 2, 5]) {
      await press('Enter');
      await press('Tab', steps);
      await press('Escape');
      expect(await panel('Services').isVisible(), `after ${steps}`).toBe(false);
      expect(await focused()).toBe('Services');
    }
  });

  it('closes when the focus leaves, backwards too', async () => {
    await press('Enter');
    await press('Shift+Tab');
    expect(await focused()).toBe('Home');
    expect(await panel('Services').isVisible()).toBe(false);
  });

  it('opens one panel after the other', async () => {
    await press('Enter');
    await label('Service Areas').focus();
    await press('Enter');
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await panel('Service Areas').isVisible()).toBe(true);
  });
});
