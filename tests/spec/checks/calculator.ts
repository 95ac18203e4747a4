// The estimator on the page, as a visitor has it before him.
import type { Locator, Page as Tab } from 'playwright';
import type { EstimatorInput } from '../../../client/estimate';
import { drawn } from '../../setup/moments';
import { eventually, type Visit, WIDE } from '../browser';
import { type Data, textAt } from '../data';
import type { Miss } from '../miss';
import { type Check, type GivenPage, shortened, visiting, want } from './check';

export const ISLAND = '[data-island=estimator]';

type Fields = Partial<EstimatorInput>;

/** Square footage and material, which is all that an estimate needs. */
export const ENOUGH = { squareFootage: '2000', material: 'comp-shingles' };

/** The estimator on the page, as a visitor has it before him. */
export interface Calculator {
  area: Locator;
  button: Locator;
  /** The card of the result, by its title. */
  answer: () => Promise<string>;
  fill: (fields: Fields) => Promise<void>;
  calculate: () => Promise<void>;
}

export function calculatorOn(page: Tab, data: Data): Calculator {
  const words = (name: string) => textAt(data.files.get('estimator'), 'words', name);
  const island = page.locator(ISLAND);
  const button = island.getByRole('button', { name: words('calculate'), exact: true });
  const title = island.getByRole('heading', { name: words('estimate'), exact: true });
  return {
    button,
    area: island.locator('[name=squareFootage]'),
    answer: () => title.locator('xpath=..').innerText(),
    fill: async (fields) => {
      for (const [name, value] of Object.entries(fields)) await setField(island, name, value);
    },
    calculate: async () => {
      await button.click();
      await ready(page);
      await drawn(page);
    },
  };
}

async function setField(island: Locator, name: string, value: string): Promise<void> {
  const field = island.locator(`[name=${name}]`).first();
  const type = await field.evaluate((element) => (element instanceof HTMLSelectElement ? 'select' : element.getAttribute('type')));
  if (type === 'select') await field.selectOption(value);
  else if (type === 'radio')
    await island
      .locator('label')
      .filter({ has: island.page().locator(`[name=${name}][value="${value}"]`) })
      .click();
  else await field.fill(value);
}

export async function ready(page: Tab): Promise<void> {
  await page.locator(`${ISLAND}[data-state=ready]`).waitFor();
}

export type CalculatorLook = (calculator: Calculator, given: GivenPage, visit: Visit) => Promise<Miss[]>;

export const calculating = (look: CalculatorLook, visitor = WIDE): Check =>
  visiting(visitor, (visit, given) => look(calculatorOn(visit.page, given.data), given, visit));

export async function wrongAnswer({ answer }: Calculator, dollars: string, what: string): Promise<Miss[]> {
  const isRight = (text: string) => text.includes(dollars);
  const text = await eventually(answer, isRight);
  return want(isRight(text), `${what}: ${dollars}`, () => shortened(text));
}
