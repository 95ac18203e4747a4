// What was typed into a form is there again after a reload and on the next page of the tab, and nowhere else.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shingle } from '../../setup/run';
import { CONTACT, field, fill, NOTHING, scratch, server, TYPED, valuesOf, visit } from './setup';

describe.each([390, 1440])('at %i px', (width) => {
  it('texts, choices and ticks come back after a reload, on another page, and once the form runs', async () => {
    const { page, errors, close } = await visit(width);
    await fill(page);
    await page.reload();
    expect(await valuesOf(page)).toEqual(TYPED);
    await page.goto(`${server.url}cities/riverside`);
    expect(await valuesOf(page)).toEqual(TYPED);
    await field(page, 'message').focus();
    await page.locator('[data-island=contact][data-state=ready]').waitFor();
    expect(await valuesOf(page)).toEqual(TYPED);
    expect(errors).toEqual([]);
    await close();
  });
});

it('another tab has a draft of its own', async () => {
  const { page, close } = await visit();
  await fill(page);
  const other = await page.context().newPage();
  await other.goto(server.url);
  expect(await valuesOf(other)).toEqual(NOTHING);
  await close();
});

it('what is changed before and after the form runs is kept alike', async () => {
  const { page, close } = await visit();
  await field(page, 'name').fill('Before');
  await page.locator('[data-island=contact][data-state=ready]').waitFor();
  await field(page, 'name').fill('After');
  await field(page, 'emergency').check();
  await field(page, 'emergency').uncheck();
  await page.reload();
  expect(await valuesOf(page)).toEqual({ ...NOTHING, name: 'After' });
  await close();
});

it('what stands in the form already stays', async () => {
  const { page, close } = await visit();
  await fill(page);
  // As a browser does that has filled in the form itself, before any script.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      for (const [name, value] of [
        ['name', 'Filled in'],
        ['roofAge', '0-5'],
      ]) {
        const element = document.querySelector<HTMLInputElement>(`#contact [name=${name}]`);
        if (element && value && document.readyState === 'interactive') element.value = value;
      }
    }),
  );
  await page.reload();
  expect(await valuesOf(page)).toEqual({ ...TYPED, name: 'Filled in', roofAge: '0-5' });
  await close();
});

it('two sites under one origin know nothing of each other', async () => {
  const other = join(scratch.folder, 'roofing');
  expect(shingle(['generate', '--quiet', '--base', '/roofing/', '--out', other])).toMatchObject({ status: 0 });
  const { page, errors, close } = await visit();
  await page.route(`${server.url}roofing/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice('/roofing/'.length);
    return route.fulfill({ path: join(other, path === '' ? 'index.html' : path) });
  });
  await fill(page);
  await page.goto(`${server.url}roofing/`);
  expect(await valuesOf(page)).toEqual(NOTHING);
  await field(page, 'name').fill('Bob');
  await page.goto(server.url);
  expect(await valuesOf(page)).toEqual(TYPED);
  expect(await page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual(['shingle/roofing:draft:contact', 'shingle:draft:contact']);
  expect(errors).toEqual([]);
  await close();
});

it.each(['{', '', 'null', '5', '{}', '[1]', '[["roofAge","no longer offered"],["interestedInConsultation","on"]]'])(
  'a draft that reads %s changes nothing',
  async (text) => {
    const { page, errors, close } = await visit();
    await page.evaluate((draft) => {
      for (const name of ['contact', 'promotion']) sessionStorage.setItem(`shingle:draft:${name}`, draft);
    }, text);
    await page.reload();
    expect(await valuesOf(page)).toEqual(NOTHING);
    expect(await page.locator('.promotion [type=checkbox]').isChecked()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset.script)).toBe('');
    expect(errors).toEqual([]);
    await close();
  },
);

it('the button of the form stays as the server wrote it', async () => {
  const { page, close } = await visit();
  await fill(page);
  await page.reload();
  expect(await page.locator(`${CONTACT} [type=submit]`).getAttribute('value')).toBeNull();
  await close();
});
