// Others change the page as well: before an island's code comes, while it comes, and after. Nothing that was typed or pressed is lost,
// and what was translated stays so.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage } from '../setup/chromium';
import { OFFER_NOON } from '../setup/day';
import { INTRUDERS, type Intruder, intrude, letIn, letInAtFocus, letInForGood, TRANSLATED } from '../setup/intruders';
import { drawn } from '../setup/moments';
import { browser, host } from '../setup/shipped';
import { holdBack, kept, later, PHONE, SERVICE, WIDE } from './forms/setup';

type FormName = 'contact' | 'promotion';
type IslandName = FormName | 'estimator' | 'testimonials';

/** Before any script of the page runs, or while the island's code is on its way. */
const EARLY = ['before', 'during'] as const;
type Early = (typeof EARLY)[number];

const TRANSLATIONS: Intruder[] = ['wrapping translation', 'replacing translation'];
const isTranslation = (intruder: Intruder) => TRANSLATIONS.includes(intruder);

const TYPED = { name: 'Ann Example', phone: '(951) 555-0123', email: 'ann@example.com', address: '1 Main Street\nRiverside' };

const island = (name: IslandName) => `[data-island=${name}]`;
const form = (name: FormName) => `form[data-draft=${name}]`;

interface Visit {
  page: Page;
  /** Lets the island's code come. */
  release: () => void;
  /** What was sent to the store of leads. */
  rows: Record<string, unknown>[];
}

interface Options {
  intruder: Intruder | null;
  when: Early;
  path?: string;
  offer?: boolean;
  options?: typeof WIDE;
  /** What the store of leads answers; 201 if nothing is said. */
  status?: () => number;
}

/** The code of the island waits where the intruder comes meanwhile. */
async function visit(
  name: IslandName,
  { intruder, when, path = '/', options = WIDE, status = () => 201 }: Options,
  act: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { page, errors, close } = await openPage(browser, options, { offer: name === 'promotion' });
  await letIn(page, when === 'before' ? intruder : null);
  const rows: Visit['rows'] = [];
  let refused = false;
  await page.route('**/rest/v1/*', async (route) => {
    rows.push(route.request().postDataJSON() as Record<string, unknown>);
    refused ||= status() === 400;
    await (status() === 201 ? kept(route) : route.fulfill({ status: status(), body: '' }));
  });
  const { release } = when === 'during' ? await holdBack(page, `**/assets/${name}-*.js`) : { release: () => {} };
  if (name === 'promotion') await page.clock.install({ time: OFFER_NOON });
  await page.goto(host.url + path);
  if (name === 'promotion') {
    await page.clock.fastForward(5000);
    await page.locator('.promotion[open]').waitFor();
  }
  await act({ page, release, rows });
  const meant = (error: string) => refused && /status of 400|The lead was not saved/.test(error);
  expect(errors.filter((error) => !meant(error))).toEqual([]);
  await close();
}

function ready(page: Page, name: IslandName): Promise<void> {
  return page.locator(`${island(name)}[data-state=ready]`).waitFor({ state: 'attached' });
}

async function fillIn(page: Page, name: FormName): Promise<void> {
  for (const [field, value] of Object.entries(TYPED)) await page.locator(`${form(name)} [name=${field}]`).fill(value);
  if (name === 'promotion') return page.locator(`${form(name)} [name=interestedInConsultation]`).uncheck();
  await page.locator(`${form(name)} [name=roofAge]`).selectOption('20+');
  await page.locator(`${form(name)} [name=emergency]`).check();
  await page.locator(`${form(name)} [name=message]`).fill('Two spots.\nOne over the stairs.');
}

const PERSON = { name: TYPED.name, phone: TYPED.phone, email: TYPED.email, address: TYPED.address };
const ROWS = {
  contact: { ...PERSON, roof_age: '20+', best_time: null, emergency: true, message: 'Two spots.\nOne over the stairs.', webhook_url: null },
  promotion: { ...PERSON, interested_in_consultation: false, promotion_type: '10_percent_reroof' },
};

/** Every text that is read in a place, without those of intruders. */
function textsIn(page: Page, place: string): Promise<string[]> {
  return page.locator(place).evaluate((part) => {
    const copy = part.cloneNode(true) as Element;
    for (const other of copy.querySelectorAll('[data-intruder]:not(font, span), svg, noscript')) other.remove();
    for (const font of copy.querySelectorAll('font')) font.replaceWith(...font.childNodes);
    const comments = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) (comments.currentNode as Comment).data = '';
    copy.innerHTML = copy.innerHTML.replaceAll('<!---->', '');
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push((walker.currentNode as Text).data.replace(/\s+/g, ' ').trim());
    return texts.filter((text) => /[a-z]{2}/.test(text));
  });
}

describe.each(INTRUDERS)('a %s', (intruder) => {
  describe.each(EARLY)('%s its code comes', (when) => {
    it.each(['contact', 'promotion'] as const)('takes nothing from the %s form: Send is sent once, with all that was typed', async (name) => {
      await visit(name, { intruder, when }, async ({ page, release, rows }) => {
        await fillIn(page, name);
        if (when === 'during') await intrude(page, intruder, island(name));
        else await ready(page, name);
        const before = await textsIn(page, island(name));
        await page.locator(`${form(name)} [type=submit]`).click();
        release();
        await page.locator(`${form(name)} .result--saved`).waitFor({ state: 'attached' });
        expect(rows).toEqual([ROWS[name]]);
        expect(await page.locator(`${island(name)}[data-held], ${island(name)} [aria-busy]`).count()).toBe(0);
        if (!isTranslation(intruder)) return;
        // What came of it is new; what stood there is as it was.
        const after = await textsIn(page, island(name));
        expect(before.filter((text) => !after.includes(text))).toEqual([]);
        expect(before.every((text) => TRANSLATED.test(text))).toBe(true);
      });
    });

    it('takes nothing from the estimator', async () => {
      await visit('estimator', { intruder, when }, async ({ page, release }) => {
        await page.fill('[name=squareFootage]', '2,000');
        await page.check('[name=material][value=tpo]');
        await page.selectOption('[name=roofType]', 'flat');
        if (when === 'during') await intrude(page, intruder, island('estimator'));
        else await ready(page, 'estimator');
        const before = await textsIn(page, '.estimator__details');
        release();
        await expect.poll(() => page.isEnabled('.estimator__calculate')).toBe(true);
        expect(await page.inputValue('[name=roofType]')).toBe('flat');
        expect(await textsIn(page, '.estimator__details')).toEqual(before);
        await page.click('.estimator__calculate');
        expect(await page.textContent('.estimator__figure')).toContain('$18,000');
      });
    });

    it('takes nothing from the stories: an arrow that was pressed is pressed', async () => {
      await visit('testimonials', { intruder, when }, async ({ page, release }) => {
        if (when === 'during') await intrude(page, intruder, island('testimonials'));
        const before = await textsIn(page, island('testimonials'));
        await page.locator('[data-swipe-left]').click();
        release();
        await ready(page, 'testimonials');
        await expect
          .poll(() => page.locator('.quotes__item[data-current]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
          .toEqual(['2 of 6']);
        expect(await textsIn(page, island('testimonials'))).toEqual(before);
      });
    });
  });

  describe('after its code came', () => {
    it.each(['contact', 'promotion'] as const)('leaves the %s form at work, whatever it says', async (name) => {
      let status = 201;
      await visit(name, { intruder: null, when: 'before', status: () => status }, async ({ page, rows }) => {
        const send = page.locator(`${form(name)} [type=submit]`);
        const change = () => intrude(page, intruder);
        await page.locator(`${form(name)} [name=name]`).focus();
        await ready(page, name);
        await change();
        await send.click();
        await expect.poll(() => page.locator(`${form(name)} .field__problem`).count()).toBe(4);
        await change();
        await fillIn(page, name);
        await expect.poll(() => page.locator(`${form(name)} :is(.field__problem, .problems)`).count()).toBe(0);
        await change();
        status = 400;
        await send.click();
        await page.locator(`${form(name)} .result--failed`).waitFor();
        await change();
        status = 201;
        await send.click();
        await page.locator(`${form(name)} .result--saved`).waitFor({ state: 'attached' });
        expect(rows).toEqual([ROWS[name], ROWS[name]]);
        if (name === 'promotion') return expect.poll(() => page.locator('.promotion').isVisible()).toBe(false);
        await page.locator('[data-sonner-toast]').first().waitFor();
        await change();
        await page.locator(`${form(name)} .form__send > .button--line`).click();
        await expect.poll(() => page.locator(`${form(name)} .result`).count()).toBe(0);
        await change();
        await page.locator('.form__gear').click();
        await page.locator('[name=webhookUrl]').fill('ftp://example.com');
        await change();
        await page.locator('.webhook [type=submit]').click();
        await page.locator('.webhook .field__problem').waitFor();
        await change();
        await page.locator('[name=webhookUrl]').fill('https://example.com/hook');
        await page.locator('.webhook [type=submit]').click();
        await expect.poll(() => page.locator('.webhook[open]').count()).toBe(0);
      });
    });

    it('leaves the estimator at work', async () => {
      await visit('estimator', { intruder: null, when: 'before' }, async ({ page }) => {
        const calculate = async (squareFootage: string, place: string, told: string) => {
          await intrude(page, intruder);
          await page.fill('[name=squareFootage]', squareFootage);
          await page.check('[name=material][value=tpo]');
          await page.click('.estimator__calculate');
          await expect.poll(() => page.textContent(place)).toContain(told);
        };
        await page.focus('[name=squareFootage]');
        await ready(page, 'estimator');
        await calculate('1000', '.estimator__figure', '$9,000');
        await calculate('abc', '.estimator__hint', '');
        await calculate('2000', '.estimator__figure', '$18,000');
        // The bars and the sum are those of this one: no text of the last is left beside it.
        expect(await page.textContent('.sum__line:last-child')).not.toContain('9,000');
        await page.click('.estimator__quote > a');
      });
    });

    it('leaves the stories at work', async () => {
      await visit('testimonials', { intruder: null, when: 'before' }, async ({ page }) => {
        await page.hover(island('testimonials'));
        await ready(page, 'testimonials');
        await intrude(page, intruder);
        await page.locator('[data-swipe-left]').click();
        await page.locator('[data-swipe-left]').click();
        await intrude(page, intruder);
        await page.locator('[data-swipe-right]').click();
        await expect.poll(() => page.locator('.quotes__item[data-current]').getAttribute('aria-label')).toBe('2 of 6');
      });
    });
  });
});

describe('a form that was changed while its code came', () => {
  /** The form is begun and changed; then its code comes. */
  async function changed(begin: (page: Page) => Promise<void>, after: (page: Page) => Promise<void>, options = WIDE): Promise<void> {
    await visit('contact', { intruder: 'password manager', when: 'during', path: SERVICE.path, options }, async ({ page, release }) => {
      await begin(page);
      await intrude(page, 'password manager', island('contact'));
      await intrude(page, 'wrapping translation', island('contact'));
      release();
      await ready(page, 'contact');
      await after(page);
    });
  }

  const focused = (page: Page) =>
    page.evaluate(() => {
      const { name, selectionStart, selectionEnd, selectionDirection } = document.activeElement as HTMLInputElement;
      return [name, selectionStart, selectionEnd, selectionDirection];
    });

  it('has the focus where it was, and the selection', async () => {
    await changed(
      async (page) => {
        await page.locator(`${form('contact')} [name=message]`).fill('Two spots.\nOne over the stairs.');
        await page.locator(`${form('contact')} [name=message]`).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 9, 'backward'));
      },
      async (page) => {
        expect(await focused(page)).toEqual(['message', 4, 9, 'backward']);
        await page.keyboard.type('stains');
        expect(await page.inputValue(`${form('contact')} [name=message]`)).toBe('Two stains.\nOne over the stairs.');
      },
    );
  });

  it('takes what is typed on, in a field that tells nothing of a selection', async () => {
    await changed(
      async (page) => {
        await page.locator(`${form('contact')} [name=email]`).focus();
        await page.keyboard.type('ann@exa');
      },
      async (page) => {
        await page.keyboard.type('mple.com');
        expect(await page.inputValue(`${form('contact')} [name=email]`)).toBe('ann@example.com');
      },
      PHONE,
    );
  });

  it('stands where it stood, scrolled as it was, and the page has not moved', async () => {
    const places = (page: Page) =>
      page
        .locator(`${form('contact')} :is(input, textarea, select, label, .send)`)
        .evaluateAll((all) => [
          scrollY,
          ...all.map((each) => [Math.round(each.getBoundingClientRect().x), Math.round(each.getBoundingClientRect().y), each.scrollTop]),
        ]);
    let before: unknown;
    await changed(
      async (page) => {
        const message = page.locator(`${form('contact')} [name=message]`);
        await message.fill('A line.\n'.repeat(40));
        await message.evaluate((field) => (field.scrollTop = 100));
        // Other words may take other lines; the buttons of the manager, which stand between the fields, go.
        await intrude(page, 'wrapping translation', island('contact'));
        before = await places(page);
      },
      async (page) => {
        expect(await page.locator(`${form('contact')} [name=message]`).evaluate((field) => field.scrollTop)).toBe(100);
        expect(await places(page)).toEqual(before);
      },
    );
  });

  it('is never seen empty, in other words, or moved', async () => {
    await changed(
      async (page) => {
        await page.locator(`${form('contact')} [name=name]`).fill('Ann');
        await page.evaluate(() => {
          const seen = new Set<string>();
          Object.assign(window, { seen });
          const look = () => {
            const label = document.querySelector('form[data-draft=contact] label')?.textContent?.trim();
            const field = document.querySelector<HTMLInputElement>('form[data-draft=contact] [name=name]');
            seen.add(`${label}: ${field?.value} (${document.querySelectorAll('form[data-draft=contact]').length})`);
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      },
      async (page) => {
        await drawn(page);
        await drawn(page);
        expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(['Full Name: Ann (1)', '¡ooo Nooo: Ann (1)']);
      },
    );
  });

  it('waits until a button that is held down is let go', async () => {
    const { promise, resolve } = later();
    await visit('contact', { intruder: null, when: 'before' }, async ({ page, rows }) => {
      await page.route('**/assets/contact-*.js', async (route) => {
        await promise;
        await route.continue();
      });
      await page.goto(host.url);
      await fillIn(page, 'contact');
      await intrude(page, 'password manager', island('contact'));
      const send = await page.locator(`${form('contact')} [type=submit]`);
      await send.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await send.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      const came = page.waitForResponse(/assets\/contact-/);
      resolve();
      await came;
      for (let frame = 0; frame < 10; frame++) await drawn(page);
      await page.mouse.up();
      await page.locator(`${form('contact')} .result--saved`).waitFor();
      expect(rows).toEqual([ROWS.contact]);
    });
  });

  it('holds back the offer while it is in view, and what floats over it', async () => {
    await visit('promotion', { intruder: null, when: 'before' }, async ({ page }) => {
      await page.locator('.promotion__close').click();
      await page.evaluate(() => localStorage.clear());
      const { release } = await holdBack(page, '**/assets/contact-*.js');
      await page.reload();
      await page.locator(island('contact')).evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.locator(`${form('contact')} [name=name]`).fill('Ann');
      await intrude(page, 'password manager', island('contact'));
      release();
      await ready(page, 'contact');
      await page.locator(`${form('contact')} [name=name]`).blur();
      for (let second = 0; second < 8; second++) await page.clock.runFor(1000);
      await drawn(page);
      expect(await page.locator('.promotion').isVisible()).toBe(false);
      expect(await page.locator('.floating__bar').isVisible()).toBe(false);
    });
  });
});

it('an element that is put beside a field as it is entered takes neither the focus nor what is typed', async () => {
  const { page, errors, close } = await openPage(browser, WIDE, { offer: true });
  await page.clock.install({ time: OFFER_NOON });
  await letIn(page);
  await letInAtFocus(page, 'password manager');
  await page.goto(`${host.url}/cities/riverside`);
  await page.clock.runFor(4000);
  await page.locator(`${form('contact')} [name=name]`).focus();
  for (const letter of 'Ann Example') {
    await page.keyboard.type(letter);
    await page.clock.runFor(150);
  }
  await ready(page, 'contact');
  await page.keyboard.type('!');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('name');
  expect(await page.inputValue(`${form('contact')} [name=name]`)).toBe('Ann Example!');
  expect(await page.locator('.promotion').isVisible()).toBe(false);
  expect(errors).toEqual([]);
  await close();
});

it.each(INTRUDERS)('a %s that watches the page all the time leaves the form at work', async (intruder) => {
  const { page, errors, close } = await openPage(browser);
  const rows: unknown[] = [];
  await page.route('**/rest/v1/*', async (route) => {
    rows.push(route.request().postDataJSON());
    await kept(route);
  });
  await letIn(page);
  await letInForGood(page, intruder);
  await page.goto(`${host.url}/cities/riverside`);
  await fillIn(page, 'contact');
  await page.locator(`${form('contact')} [type=submit]`).click();
  await page.locator(`${form('contact')} .result--saved`).waitFor();
  expect(rows).toEqual([ROWS.contact]);
  if (isTranslation(intruder)) await expect.poll(() => page.locator(`${form('contact')} .result strong`).textContent()).toMatch(TRANSLATED);
  expect(errors).toEqual([]);
  await close();
});
