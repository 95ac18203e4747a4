// What counts as seen: the rows read pages through this (reader/sight.ts), so each way to hide a text has to be noticed.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../setup/chromium';
import { shownText } from './checks/sight';
import { controlsOf, itemsOf, linksOf, textOf } from './dom';
import { seenNow } from './reader/reader';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch();
  page = await browser.newPage();
});
afterAll(() => browser.close());

async function seen(body: string, style = ''): Promise<Element> {
  await page.setContent(`<!doctype html><style>${style}</style><body>${body}</body>`);
  return (await seenNow(page)).body;
}

const TEXT = '<p><b>Roof</b></p>';

it.each([
  ['none', 'p { display: none }'],
  ['hidden', 'p { visibility: hidden }'],
  ['see-through', 'body { opacity: 0 }'],
  ['nearly see-through', 'p, b { opacity: 0.2 }'],
  ['of no size', 'b { font-size: 0 }'],
  ['in no box', 'p { height: 0; overflow: hidden }'],
  ['in one pixel', 'p { position: absolute; width: 1px; height: 1px; overflow: hidden }'],
  ['clipped', 'p { clip-path: inset(50%) }'],
  ['left of the page', 'p { position: absolute; left: -9999px }'],
  ['moved away within its box', 'p { overflow: hidden; text-indent: -999px }'],
  ['shrunk', 'b { display: inline-block; scale: 0 }'],
  ['of no color', 'b { color: transparent }'],
  ['in the color of its ground', 'body { background: rgb(1, 2, 3) } b { color: rgb(1, 2, 3) }'],
])('a text is not seen that is %s', async (_, style) => {
  expect(textOf(await seen(TEXT))).toBe('Roof');
  expect(textOf(await seen(TEXT, style))).toBe('');
});

it.each(['display: none', 'visibility: hidden', 'opacity: 0', 'color: transparent', 'font-size: 0'])('nor is one shown by now with %s', async (style) => {
  await page.setContent(TEXT);
  expect(await page.locator('p').evaluate(shownText)).toBe('Roof');
  await page.setContent(`<style>b { ${style} }</style>${TEXT}`);
  expect(await page.locator('p').evaluate(shownText)).toBe('');
});

it('what folds is open, a dialog is looked into, what is scrolled to is seen, and the page is left as it was', async () => {
  const html =
    '<details><summary>More</summary><p>folded</p></details><button aria-expanded="false">Menu</button><ul>menu</ul>' +
    '<dialog><p>offer</p></dialog><div class="row"><p>far</p></div><p style="margin-top: 5000px">below</p>';
  const body = await seen(html, '[aria-expanded=false] + ul { display: none } .row { overflow: auto; width: 50px } .row p { margin-left: 900px }');
  expect(textOf(body)).toBe('More folded Menu menu far below');
  const dialog = body.querySelector('dialog');
  expect(dialog && textOf(dialog)).toBe('offer');
  expect(await page.locator('[open], [aria-expanded=true]').count()).toBe(0);
});

it('items, links and controls that are not seen are not there; a control that its label draws is', async () => {
  const html =
    '<ul><li data-item>a</li><li data-item class="x">b</li></ul><a href="/">in</a><a href="/x" class="x">out</a><label><input type="radio">c</label><input class="x">';
  const body = await seen(html, '.x { opacity: 0 } [type=radio] { position: absolute; opacity: 0 }');
  expect([itemsOf(body).length, linksOf(body).length, controlsOf(body).length]).toEqual([1, 1, 1]);
});
