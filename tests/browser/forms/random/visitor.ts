// A visitor who does what a plan says, in a browser with a clock that can be put forward.
import type { Browser, BrowserContext, Page } from 'playwright';
import { OFFER_NOON } from '../../../setup/day';
import { type Intruder, letIn, letInAtFocus, letInForGood } from '../../../setup/intruders';
import { AGAIN, PHONE, WIDE } from '../setup';
import { canUse, fill, formIn, isOver, send, type Visiting } from './hands';
import { type Journal, journalOf, keepJournals } from './journal';
import type { Moment, Plan, Step } from './plan';
import { type Way, watchWay } from './store';

/** One tab when everything that was under way is over. */
export interface Tab {
  journal: Journal;
  /** What stands in the form. */
  fields: Record<string, string | boolean>;
  /** The same, after a reload if need be: asked for only when something is missing. */
  fieldsAfterReload(): Promise<Record<string, string | boolean>>;
  /** The numbers that can be called from the page as it stands. */
  phones: string[];
  /** Of the words that say it failed; null if there are none. */
  phoneOfFailure: string | null;
}

export interface Visited {
  tabs: Tab[];
  /** What the console says that no fault explains. */
  errors: string[];
  close(): Promise<void>;
}

/** The browser's and the site's own words for the faults. */
const EXPLAINED = /^Failed to load resource: |^The lead was not saved:|The code that sends the form has not come|dynamically imported module/;

/** Seconds. */
const PATIENCE = 12;

export async function visit(browser: Browser, url: string, plan: Plan): Promise<Visited> {
  const context = await browser.newContext(plan.size === 'phone' ? PHONE : WIDE);
  const errors: string[] = [];
  context.on('console', (message) => {
    if (/error|warning/.test(message.type()) && !EXPLAINED.test(message.text())) errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  await context.clock.install({ time: OFFER_NOON });
  await keepJournals(context);
  await letIn(context);
  for (const { intruder, when } of plan.intruders) await COME[when](context, intruder);
  const way = await watchWay(context);
  const page = await context.newPage();
  const visiting = { plan, context, page, way, url };
  try {
    await page.goto(addressOf(visiting, plan.path));
    for (const [number, step] of plan.steps.entries()) {
      await act(visiting, step).catch(async (cause: unknown) => {
        // The offer goes when it is sent, and so do the fields of the other form, also from under the visitor's finger.
        if (plan.form === 'promotion' ? await isOver(page) : await page.locator(AGAIN).isVisible()) return;
        throw new Error(`Step ${number + 1} could not be done.`, { cause });
      });
    }
    await context.setOffline(false);
    way.release();
    for (const tab of context.pages()) await settle(visiting, tab);
    await way.end();
    const tabs = [];
    for (const tab of context.pages()) tabs.push(await read(visiting, tab));
    return { tabs, errors, close: () => context.close() };
  } catch (error) {
    await way.end();
    await context.close();
    throw error;
  }
}

const COME: Record<Moment, (context: BrowserContext, intruder: Intruder) => Promise<void>> = {
  'before its scripts': letIn,
  'at each focus': letInAtFocus,
  'all the time': letInForGood,
};

async function act(visiting: Visiting, step: Step): Promise<void> {
  const { plan, context, page, way } = visiting;
  switch (step.do) {
    case 'fill':
      return fill(visiting, page, step.values);
    case 'tick':
      if (await canUse(visiting, page)) {
        const box = formIn(visiting, page).locator(plan.form === 'contact' ? '[name=emergency]' : '[type=checkbox]');
        // What a grammar checker puts in at the press moves the box from under it: who sees that presses again.
        await box.setChecked(step.on).catch(() => box.setChecked(step.on));
      }
      return;
    case 'faults':
      way.faults.splice(0, Infinity, ...step.faults);
      return;
    case 'chunk fault':
      way.chunkFaults.set(step.chunk, step.fault);
      return;
    case 'send':
      await send(visiting, page, step.press);
      if (step.wait === 'until told') await settle(visiting, page);
      if (step.wait === 'a moment') await context.clock.fastForward(700);
      return;
    case 'go offline':
      return context.setOffline(true);
    case 'go online':
      return context.setOffline(false);
    case 'let in':
      return page.evaluate((intruder) => window.intrude(intruder, document.body), step.intruder);
    case 'let time pass':
      return context.clock.fastForward(step.milliseconds);
    case 'reload':
      await page.reload();
      return;
    case 'go':
      await page.goto(addressOf(visiting, step.to));
      return;
    case 'go and come back':
      await page.goto(addressOf(visiting, step.to));
      return comeBack(page);
    case 'write elsewhere':
      await page.goto(addressOf(visiting, step.to));
      await fill(visiting, page, step.values);
      return comeBack(page);
    case 'close the toast': {
      const close = page.locator('[data-sonner-toast] [data-close-button]').first();
      if (await close.isVisible()) await close.click({ timeout: 2000 }).catch(() => {});
      return;
    }
    case 'second tab': {
      const tab = await context.newPage();
      await tab.goto(page.url());
      await fill(visiting, tab, step.values);
      await send(visiting, tab, step.press);
      await page.bringToFront();
    }
  }
}

/** A page that was kept as it was has no load to wait for. */
async function comeBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await page.locator('footer').waitFor();
}

function addressOf({ url }: Visiting, path: string): string {
  return new URL(path, url).href;
}

/** Lets time pass until nothing is being sent any more, and no code is waited for. */
async function settle({ way, context }: Visiting, page: Page): Promise<void> {
  const isUnderWay = () =>
    page
      .locator('form [aria-busy=true], [data-held], [data-state=loading]')
      .count()
      .then((count) => count > 0);
  for (let seconds = 0; await isUnderWay(); seconds++) {
    // Seconds of the page's clock, which on a busy machine runs ahead of what comes over the network: a form that hangs never ends.
    if (seconds === 180) throw new Error('It is still being sent after three minutes.');
    // What is late comes when the visitor has been offered the number.
    if (seconds === PATIENCE) await expectNumberInstead(page, way);
    for (let polls = 0; polls < 5 && (await isUnderWay()); polls++) await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    if (!way.isBusy() && (await isUnderWay())) await context.clock.fastForward(1000);
  }
}

/** Code that has not come by now is told of, if it is that of an island. */
async function expectNumberInstead(page: Page, way: Way): Promise<void> {
  if ((await page.locator('[data-held]').count()) > 0) await page.locator('.trouble a[href^="tel:"]').waitFor();
  way.release();
}

async function read(visiting: Visiting, page: Page): Promise<Tab> {
  const journal = await journalOf(page);
  const fields = () => fieldsIn(visiting, page);
  const phoneOfFailure = formIn(visiting, page).locator('.result--failed a');
  return {
    journal,
    fields: await fields(),
    async fieldsAfterReload() {
      await page.reload();
      return fields();
    },
    phones: await page.locator('a[href^="tel:"]:visible').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
    phoneOfFailure: (await phoneOfFailure.count()) > 0 ? await phoneOfFailure.getAttribute('href') : null,
  };
}

/** Of the form as it stands; of a page that has none, the draft is elsewhere. */
async function fieldsIn(visiting: Visiting, page: Page): Promise<Record<string, string | boolean>> {
  return formIn(visiting, page).evaluate((form: HTMLFormElement) =>
    Object.fromEntries(
      [...(form.elements as HTMLCollectionOf<HTMLInputElement>)]
        .filter(({ name }) => name !== '')
        .map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value]),
    ),
  );
}
