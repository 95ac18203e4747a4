// Rows of 3.4, 4, 5, 7, 8 and 9.1 that only a browser can tell: the estimator as it is filled in and pressed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page as Tab } from 'playwright';
import { z } from 'zod';
import { drawn } from '../../setup/moments';
import { eventually, PATIENCE, PHONE, WIDE } from '../browser';
import { PROJECT } from '../data';
import type { Miss } from '../miss';
import { seenNow } from '../reader/reader';
import { type Calculator, type CalculatorLook, calculating, ENOUGH, ISLAND, ready, wrongAnswer } from './calculator';
import { all, type Check, expectation, inPlace, quoted, shortened, state, want } from './check';
import { wrongNumber } from './count';
import { estimate } from './estimator';
import { checkText, wrongText } from './text';

/** A figure in dollars, or what is not a figure at all. The empty sum has its dollar signs without one. */
function resultIn(text: string): string | null {
  return /NaN|Infinity|\$\s?-?\d[\d,.]*/.exec(text)?.[0] ?? null;
}

async function noResult({ answer }: Calculator, what: string): Promise<Miss[]> {
  const found = resultIn(await answer());
  return want(found === null, `${what}: no result`, String(found));
}

/** What is read out with a field beside its label: hints are part of it. */
async function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    ['aria-describedby', 'aria-errormessage']
      .flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? [])
      .map((id) => document.getElementById(id))
      .filter((part) => part?.checkVisibility())
      .map((part) => part?.innerText.trim())
      .join(' ')
      .trim(),
  );
}

/** Filled in and pressed: words beside the field that were not there before. */
async function hintFor(calculator: Calculator, squareFootage: string): Promise<string> {
  const { area } = calculator;
  const before = await descriptionOf(area);
  await calculator.fill({ ...ENOUGH, squareFootage });
  await calculator.calculate();
  const now = await eventually(
    () => descriptionOf(area),
    (text) => text !== before,
  );
  return now.replace(before, '').trim();
}

function typedIn(text: string): string[] {
  return [...text.matchAll(/"([^"]+)"/g)].map(([, typed = '']) => typed);
}

/** Everything that a page can keep for later, and where it stands. */
function keptBy(page: Tab): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      await indexedDB.databases(),
      'caches' in window ? await caches.keys() : [],
    ]),
  );
}

/** Every field is filled in and an estimate made of it: nothing is kept or sent, and the page loaded anew knows nothing of it. */
const neverStored: CalculatorLook = async (calculator, { row, data }, { page, requests }) => {
  const { fields } = expectation(row, z.strictObject({ fields: z.array(z.string()), stored: z.literal('never') }));
  const [, members = ''] = /interface EstimatorInput \{([^}]*)\}/.exec(readFileSync(join(PROJECT, 'client/estimate.ts'), 'utf8')) ?? [];
  const names = Array.from(members.matchAll(/^ {2}(\w+): string;$/gm), ([, name = '']) => name);
  const values = { squareFootage: '1234', roofType: 'flat', material: 'metal', complexity: 'complex', urgency: 'emergency' };
  const empty = await entriesIn(page);
  const before = await keptBy(page);
  await calculator.fill(values);
  await calculator.calculate();
  const misses = await wrongAnswer(calculator, estimate(values, data), 'an estimate');
  const filled = await entriesIn(page);
  const after = await keptBy(page);
  const sent = requests.filter((request) => request.postData() !== null || request.url().includes(values.squareFootage)).map((request) => request.url());
  await page.reload();
  const anew = await entriesIn(page);
  return [
    ...misses,
    ...want(quoted(names.toSorted()) === quoted(fields.toSorted()), `an input of ${quoted(fields)}`, quoted(names)),
    ...want(filled === JSON.stringify(Object.entries(values).sort()), 'a control for each but location', filled),
    ...want(after === before, 'nothing stored', after),
    ...want(sent.length === 0, 'nothing sent', quoted(sent)),
    ...want(anew === empty, 'nothing left on the page loaded anew', anew),
  ];
};

/** What is in the fields of the estimator. */
function entriesIn(page: Tab): Promise<string> {
  return page.locator(`${ISLAND} form`).evaluate((form: HTMLFormElement) => JSON.stringify(Array.from(new FormData(form)).sort()));
}

/** Whether something in the island grows from smaller than it is, from a press until patience ends. */
async function scalesIn(page: Tab, press: () => Promise<void>): Promise<boolean> {
  const seen = page.evaluate(
    ([island, patience]) =>
      new Promise<boolean>((resolve) => {
        const grows = (animation: Animation) => {
          const [first] = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
          const [, scale = '1'] = /scale(?:3d|X|Y)?\(([\d.]+)/.exec(String(first?.transform)) ?? [];
          return Number.parseFloat(String(first?.scale ?? scale)) < 1;
        };
        const end = performance.now() + patience;
        const look = () => {
          const growing = document.querySelector(island)?.getAnimations({ subtree: true }).some(grows) ?? false;
          if (growing || performance.now() > end) resolve(growing);
          else requestAnimationFrame(look);
        };
        look();
      }),
    [ISLAND, PATIENCE] as const,
  );
  await press();
  return seen;
}

/** The text of the row is seen before there is a result, and beside it. */
const besideResult: Check = all(
  checkText,
  ...[WIDE, PHONE].map((visitor) =>
    calculating(
      async (calculator, given, { page }) => {
        await calculator.fill(ENOUGH);
        await calculator.calculate();
        const misses = await wrongAnswer(calculator, estimate(ENOUGH, given.data), 'an estimate');
        return [...misses, ...inPlace('estimator', wrongText)({ ...given, page: { ...given.page, document: await seenNow(page) } })];
      },
      { ...visitor, still: true },
    ),
  ),
);

export const estimatingChecks: Record<string, Check> = {
  'S3.4-01': calculating(neverStored),
  'S4-11': calculating(async (calculator, { row, data }, { page }) => {
    const { before, after } = state(row);
    await calculator.fill(ENOUGH);
    const none = await noResult(calculator, before);
    const grows = await scalesIn(page, calculator.calculate);
    const shown = await wrongAnswer(calculator, estimate(ENOUGH, data), after);
    return [...none, ...shown, ...want(grows, 'a scale-in animation', 'nothing grows')];
  }),
  'S4-12': calculating(async (calculator, { row, data }, { page }) => {
    const { before, action, after } = state(row);
    await calculator.fill(ENOUGH);
    await calculator.calculate();
    const misses = await wrongAnswer(calculator, estimate(ENOUGH, data), before);
    const old = await calculator.answer();
    const changed = { squareFootage: '3000', roofType: 'flat', material: 'metal', complexity: 'complex', urgency: 'emergency' };
    for (const [name, value] of Object.entries(changed)) {
      await calculator.fill({ [name]: value });
      await drawn(page);
      const now = await calculator.answer();
      misses.push(...want(now === old, `${action} (${name}): ${after}`, shortened(now)));
    }
    await calculator.calculate();
    return [...misses, ...(await wrongAnswer(calculator, estimate(changed, data), 'calculate pressed again'))];
  }),
  'S5-17': calculating(async ({ area, button, fill }, { row }) => {
    const { after } = state(row);
    const misses: Miss[] = [];
    const wrong = async (enabled: boolean, what: string) => {
      const found = await eventually(
        () => button.isEnabled(),
        (now) => now === enabled,
      );
      misses.push(...want(found === enabled, `${what}: ${enabled ? after : 'the calculate button is disabled'}`, found ? 'enabled' : 'disabled'));
    };
    await fill({ squareFootage: ENOUGH.squareFootage });
    await wrong(false, 'square footage alone');
    await fill({ material: ENOUGH.material });
    await wrong(true, 'both filled');
    await area.fill('');
    await wrong(false, 'square footage empty again');
    // Of no use, but not empty (D10).
    await area.fill('abc');
    await wrong(true, 'both filled');
    return misses;
  }),
  'S5-24': calculating(async (calculator, { row }) => {
    const { before, after } = state(row);
    const typed = typedIn(before);
    const misses = want(typed.length > 0, 'square footages in the row', 'none');
    for (const squareFootage of typed) {
      await calculator.fill({ ...ENOUGH, squareFootage: '' });
      const hint = await hintFor(calculator, squareFootage);
      misses.push(
        ...want(/\w+ \w+ \w+/.test(hint), `${squareFootage}: ${after}`, `${quoted([hint])} beside the field`),
        ...(await noResult(calculator, squareFootage)),
      );
    }
    return misses;
  }),
  'S5-25': calculating(async (calculator, { row }) => {
    const [squareFootage = ''] = typedIn(state(row).before);
    await calculator.fill({ ...ENOUGH, squareFootage });
    await calculator.calculate();
    return noResult(calculator, squareFootage);
  }),
  'S7-17': calculating(async (calculator, { row, data }, { page, requests }) => {
    const { n } = expectation(row, z.strictObject({ n: z.number(), of: z.string() }));
    await calculator.fill(ENOUGH);
    await ready(page);
    const before = requests.length;
    await calculator.calculate();
    const misses = await wrongAnswer(calculator, estimate(ENOUGH, data), 'an estimate');
    const asked = requests.slice(before).map((request) => request.url());
    return [...misses, ...wrongNumber(asked.length, { n, of: 'requests' }, asked)];
  }),
  'S8-08': besideResult,
  'S9.1-16': besideResult,
  'S8-09': calculating(async (calculator, { data }, { page }) => {
    await calculator.fill(ENOUGH);
    await calculator.calculate();
    const misses = await wrongAnswer(calculator, estimate(ENOUGH, data), 'an estimate');
    const hint = await hintFor(calculator, 'abc');
    const [dialogs, elsewhere] = await page.evaluate(
      ([island, text]) => {
        const field = document.querySelector(`${island} [name=squareFootage]`);
        const leaves = Array.from(document.querySelectorAll('body *')).filter((element) => element.children.length === 0);
        const strays = leaves
          .filter((leaf) => leaf.textContent?.trim() === text && leaf.checkVisibility())
          .filter((leaf) => field?.closest(':has(label)')?.contains(leaf) !== true);
        return [document.querySelectorAll('dialog[open]').length, strays.length];
      },
      [ISLAND, hint] as const,
    );
    return [
      ...misses,
      ...want(hint !== '', 'a hint beside the field', 'none'),
      ...want(elsewhere === 0, 'the hint beside the field alone', `${elsewhere} times elsewhere`),
      ...wrongNumber(dialogs, { n: 0, of: 'dialogs' }),
    ];
  }),
};
