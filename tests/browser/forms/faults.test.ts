// What the contact form says when something is wrong: with what was typed, with the store of leads, or with the connection.
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../setup/axe';
import { openPage } from '../../setup/chromium';
import { browser, host } from '../../setup/shipped';
import {
  answerWith,
  CITY,
  entries,
  expectTold,
  FAILED,
  FORM,
  field,
  fill,
  holdBack,
  ISLAND,
  kept,
  LEAD_CODE,
  leadsToldOf,
  PHONE,
  RESULT,
  ready,
  refusal,
  SAVED,
  SEND,
  SERVICE,
  SIZES,
  STORE,
  somebody,
  TOASTS,
  type Visit,
  visit,
  WIDE,
} from './setup';

const NOT_SAVED = /^The lead was not saved:/;

/** Sends a filled form, is told that it failed, and everything is as before: a second press sends again. */
async function failsAndCanBeSentAgain(page: Page, phone = CITY, failing: () => Promise<unknown> = async () => {}): Promise<void> {
  const person = { ...somebody(), message: 'A leak.' };
  await fill(page, person);
  await ready(page);
  await page.click(SEND);
  await failing();
  await expectTold(page, FAILED, phone);
  expect(await entries(page)).toMatchObject(person);
  expect(await leadsToldOf(page)).toBe(0);
  expect(await page.locator(SEND).isEnabled()).toBe(true);
  expect(await page.locator(SEND).innerText()).toBe('Send my request');
  await expect.poll(() => isInSight(page, `${RESULT} a`)).toBe(true);
}

function isInSight(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight);
}

async function sendsAgain(page: Page): Promise<void> {
  await page.unroute(STORE);
  const rows = await answerWith(page, kept);
  await page.click(SEND);
  await expectTold(page, SAVED);
  expect(rows).toHaveLength(1);
  expect(await leadsToldOf(page)).toBe(1);
}

/** With what was typed. */
async function pressBringsPageAnew(page: Page): Promise<void> {
  const before = await entries(page);
  const anew = page.waitForEvent('load');
  await page.click(SEND);
  await anew;
  expect(await entries(page)).toEqual(before);
  await field(page, 'name').focus();
  await ready(page);
}

/** Whether an import that failed can be repeated: Chromium 156 asks again, Chromium 150 keeps the failure as long as the page is there. */
async function repeatsImports(): Promise<boolean> {
  const { page, close } = await openPage(browser, WIDE);
  let requests = 0;
  await page.route('**/probe.js', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(host.url);
  // As text, since vitest rewrites an import that it reads.
  const arrives = () => page.evaluate<boolean>("import('/probe.js').then(() => true, () => false)");
  await arrives();
  const repeated = await arrives();
  await close();
  return repeated;
}

function barStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  }
}

async function giveWebhook(page: Page): Promise<void> {
  await page.click('#contact .form__gear');
  await page.fill('.webhook [name=webhookUrl]', 'https://hooks.example.com/secret');
  await page.click('.webhook [type=submit]');
}

/** Lets the page's clock run until the visitor is told something. */
async function runUntilTold(page: Page, settled: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
  for (let seconds = 0; seconds < 30 && (await page.locator(RESULT).count()) === 0; seconds++) {
    await settled();
    await page.clock.runFor(1000);
  }
}

const ANSWERS: { name: string; answer: Parameters<Route['fulfill']>[0]; meant: (string | RegExp)[]; options?: Visit['options'] }[] = [
  { name: 'no permission', answer: { status: 401, json: { code: '42501', message: 'permission denied' } }, meant: [refusal(401, 'Unauthorized'), NOT_SAVED] },
  {
    name: 'a value that the store does not take',
    answer: { status: 400, json: { code: '23514', message: 'violates check constraint' } },
    meant: [refusal(400, 'Bad Request'), NOT_SAVED],
    options: PHONE,
  },
  {
    name: 'too many from one place',
    answer: { status: 429, json: { code: 'PT429', message: 'Too many' } },
    meant: [refusal(429, 'Too Many Requests'), NOT_SAVED],
  },
  { name: 'an error page', answer: { status: 500, contentType: 'text/html', body: '<h1>500</h1>' }, meant: [refusal(500, 'Internal Server Error'), NOT_SAVED] },
  { name: 'a page that says all is well', answer: { status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }, meant: [NOT_SAVED] },
  { name: 'an empty 404', answer: { status: 404, body: '' }, meant: [refusal(404, 'Not Found'), NOT_SAVED] },
];

describe('the store answers with', () => {
  it.each(ANSWERS)('$name: it failed, and can be sent again', async ({ answer, meant, options }) => {
    await visit(browser, host.url, { meant, options: options ?? WIDE, prepare: (page) => answerWith(page, (route) => route.fulfill(answer)) }, async (page) => {
      await failsAndCanBeSentAgain(page);
      await sendsAgain(page);
    });
  });

  it('the number of the page it is on', async () => {
    const [{ answer, meant }] = ANSWERS as [(typeof ANSWERS)[number]];
    await visit(browser, host.url, { path: SERVICE.path, meant, prepare: (page) => answerWith(page, (route) => route.fulfill(answer)) }, async (page) => {
      await failsAndCanBeSentAgain(page, SERVICE);
    });
  });

  it('that it has this request already: saved, and told of no second time', async () => {
    const answer = { status: 409, json: { code: '23505', message: 'duplicate key value' } };
    await visit(
      browser,
      host.url,
      { meant: [refusal(409, 'Conflict')], prepare: (page) => answerWith(page, (route) => route.fulfill(answer)) },
      async (page) => {
        await fill(page, somebody());
        await page.click(SEND);
        await expectTold(page, SAVED);
        expect(await leadsToldOf(page)).toBe(0);
      },
    );
  });
});

describe('the connection', () => {
  const withClock = (page: Page) => page.clock.install({ time: new Date('2027-03-01T12:00:00-08:00') });
  /** From here on it moves only where the test says so; what says how a lead went is there already. */
  const stopClock = async (page: Page) => {
    await field(page, 'name').focus();
    await page.locator(TOASTS).waitFor({ state: 'attached' });
    await page.clock.pauseAt(new Date('2027-03-01T12:30:00-08:00'));
  };
  const lost = (reason: string) => [`Failed to load resource: net::${reason}`, new RegExp(`contact_submissions.* net::${reason}$`), NOT_SAVED];

  it('breaks off each time: it failed, after several attempts', async () => {
    let attempts = 0;
    let underWay = 0;
    const prepare = async (page: Page) => {
      await withClock(page);
      page.on('requestfailed', (request) => (underWay -= request.url().includes('contact_submissions') ? 1 : 0));
      await answerWith(page, (route, attempt) => {
        attempts = attempt;
        underWay += 1;
        return route.abort('connectionreset');
      });
    };
    await visit(browser, host.url, { meant: lost('ERR_CONNECTION_RESET'), prepare }, async (page) => {
      await stopClock(page);
      await failsAndCanBeSentAgain(page, CITY, async () => {
        await expect.poll(() => attempts).toBe(1);
        // The clock runs no faster than the connection breaks.
        await runUntilTold(page, () => expect.poll(() => underWay).toBe(0));
        await page.clock.resume();
      });
      expect(attempts).toBeGreaterThan(2);
      await sendsAgain(page);
    });
  });

  it('is gone: what says so is there already', async () => {
    await visit(browser, host.url, { options: PHONE, meant: lost('ERR_INTERNET_DISCONNECTED'), prepare: withClock }, async (page) => {
      await field(page, 'name').focus();
      await page.locator(TOASTS).waitFor({ state: 'attached' });
      await page.context().setOffline(true);
      await failsAndCanBeSentAgain(page, CITY, () => runUntilTold(page));
      await page.context().setOffline(false);
      await sendsAgain(page);
    });
  });

  it('hangs: it failed after 15 seconds, not before', async () => {
    let rows: unknown[] = [];
    const prepare = async (page: Page) => {
      await withClock(page);
      rows = await answerWith(page, () => new Promise(() => {}));
    };
    await visit(browser, host.url, { meant: [NOT_SAVED], prepare }, async (page) => {
      await stopClock(page);
      await failsAndCanBeSentAgain(page, CITY, async () => {
        await expect.poll(() => rows.length).toBe(1);
        await page.clock.runFor(14_900);
        expect(await page.locator(`${SEND}[aria-busy=true]`).count()).toBe(1);
        await page.clock.runFor(200);
        await page.clock.resume();
      });
    });
  });

  it('does not bring the code that sends: it failed, and the next press asks for it again', async () => {
    const meant = ['Failed to load resource: net::ERR_FAILED', /onPage-.* net::ERR_FAILED$/, /dynamically imported module.*onPage-/];
    await visit(browser, host.url, { meant, prepare: (page) => page.route(LEAD_CODE, (route) => route.abort()) }, async (page) => {
      await failsAndCanBeSentAgain(page);
      await page.unroute(LEAD_CODE);
      if (!(await repeatsImports())) await pressBringsPageAnew(page);
      await sendsAgain(page);
    });
  });

  describe('does not bring the code that sends, and the browser asks no second time', () => {
    const meant = ['Failed to load resource: net::ERR_FAILED', /onPage-.* net::ERR_FAILED$/, /dynamically imported module.*onPage-/];
    /** Firefox before 155 keeps the failure of a module for as long as the page is there. */
    const failOnFirstPage = async (page: Page) => {
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.route(LEAD_CODE, (route) => (loads < 2 ? route.abort() : route.continue()));
    };

    it('it failed; the second press brings the page anew with what was typed, and the next one sends it', async () => {
      await visit(browser, host.url, { meant, prepare: failOnFirstPage }, async (page) => {
        await failsAndCanBeSentAgain(page);
        await pressBringsPageAnew(page);
        await sendsAgain(page);
      });
    });

    it.each<[string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>, RegExp[]]>([
      ['nothing can be stored', (page) => page.addInitScript(barStorage), async () => {}, []],
      ['the address of a webhook was given', async () => {}, giveWebhook, []],
      ['the page itself does not answer', async () => {}, (page) => page.route('**' + CITY.path, (route) => route.abort()), [/Failed to fetch/, /ERR_FAILED/]],
    ])('it failed and fails again, with what was typed still there, where %s', async (_where, prepare, act, more) => {
      const both = (page: Page) => Promise.all([failOnFirstPage(page), prepare(page)]);
      await visit(browser, host.url, { meant: [...meant, ...more], prepare: both }, async (page) => {
        await act(page);
        await failsAndCanBeSentAgain(page);
        const before = await entries(page);
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        await page.locator(RESULT).evaluate((result) => result.setAttribute('data-said', ''));
        await page.click(SEND);
        await page.locator(`${RESULT}:not([data-said])`).waitFor();
        await page.waitForLoadState();
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
        expect(await entries(page)).toEqual(before);
      });
    });
  });

  it('keeps the code that sends waiting: it failed after a while, and can be sent when it has come', async () => {
    let release = () => {};
    const prepare = async (page: Page) => {
      await withClock(page);
      ({ release } = await holdBack(page, LEAD_CODE));
    };
    await visit(browser, host.url, { meant: [/has not come/], prepare }, async (page) => {
      await failsAndCanBeSentAgain(page, CITY, () => runUntilTold(page));
      release();
      await sendsAgain(page);
    });
  });
});

const PROBLEMS = {
  name: 'Write your name, so that we know whom to ask for.',
  phone: 'Write a phone number we can reach you at.',
  email: 'Write your email address.',
  address: 'Write the address of the roof, with street and city.',
};
const NO_EMAIL = 'Write the whole email address, with an @ in it.';

/** The problems that are shown, each by the field that names it as its description. */
function problemsShown(page: Page): Promise<Record<string, string>> {
  return page
    .locator(`${FORM} [aria-invalid=true]`)
    .evaluateAll((fields) =>
      Object.fromEntries(
        fields.map((each) => [each.getAttribute('name') ?? '', document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent ?? '']),
      ),
    );
}

/** The lines over the form: how many things, that nothing is lost, and the fields. */
function summaryShown(page: Page): Promise<string[]> {
  return page
    .locator(`${FORM} [role=alert]`)
    .innerText()
    .then((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    );
}

const KEPT = 'What you typed is still here.';

function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'));
}

describe('what was typed', () => {
  /** A form whose own checks are at work; nothing is sent in the end. */
  async function checking(act: (page: Page) => Promise<void>, options = WIDE): Promise<void> {
    let rows: unknown[] = [];
    const prepare = async (page: Page) => void (rows = await answerWith(page, kept));
    await visit(browser, host.url, { options, prepare }, async (page) => {
      await field(page, 'name').focus();
      await ready(page);
      await act(page);
    });
    expect(rows).toEqual([]);
  }

  it.each(SIZES)('is nothing: each field says what it needs, the first has the focus ($name)', async ({ options }) => {
    await checking(async (page) => {
      await page.click(SEND);
      await expect.poll(() => problemsShown(page)).toEqual(PROBLEMS);
      expect(await summaryShown(page)).toEqual([
        'Four things to fix before this can go.',
        KEPT,
        'Full Name',
        'Phone Number',
        'Email Address',
        'Property Address',
      ]);
      expect(await focused(page)).toBe('name');
      expect(await page.locator(RESULT).count()).toBe(0);
      const [summary, gear] = await Promise.all([page.locator('.problems').boundingBox(), page.locator('.form__gear svg').boundingBox()]);
      expect((summary?.x ?? 0) + (summary?.width ?? 0)).toBeLessThan(gear?.x ?? 0);
      expect(await accessibilityFindings(page, '#contact')).toEqual([]);
    }, options);
  });

  it('is an address or a number: its text stands at the same height in its field, also where that has to be put right', async () => {
    await checking(async (page) => {
      const standing = () =>
        page.locator(`${FORM} :is([name=phone], [name=address])`).evaluateAll((fields) =>
          fields.map((each) => {
            const { height, lineHeight, borderTopWidth, paddingTop } = getComputedStyle(each);
            const line = Number.parseFloat(lineHeight);
            // Browsers center the line of an input, and begin a textarea at its top.
            const top =
              each instanceof HTMLInputElement ? (Number.parseFloat(height) - line) / 2 : Number.parseFloat(borderTopWidth) + Number.parseFloat(paddingTop);
            return { top: Math.round(top), height: Number.parseFloat(height) };
          }),
        );
      const [phone, address] = await standing();
      expect(address).toEqual(phone);
      await page.click(SEND);
      await expect.poll(() => page.locator(`${FORM} [name=address][aria-invalid]`).count()).toBe(1);
      expect(await standing()).toEqual([phone, phone]);
    });
  });

  it('is nothing but blanks, or no email address', async () => {
    await checking(async (page) => {
      await fill(page, { name: '   ', phone: '\t', email: 'ann at example.com', address: ' \n ' });
      await page.click(SEND);
      await expect.poll(() => problemsShown(page)).toEqual({ ...PROBLEMS, email: NO_EMAIL });
    });
  });

  it('is nothing twice: it is said anew', async () => {
    await checking(async (page) => {
      await page.click(SEND);
      await page.locator('.problems').evaluate((summary) => summary.setAttribute('data-said', ''));
      await page.click(SEND);
      await expect.poll(() => page.locator('.problems').count()).toBe(1);
      expect(await page.locator('.problems[data-said]').count()).toBe(0);
    });
  });

  it.each(SIZES)('is nothing: each field is a link over the form, which leads into it below the header ($name)', async ({ options }) => {
    await checking(async (page) => {
      await page.click(SEND);
      for (const [label, name] of [
        ['Property Address', 'address'],
        ['Full Name', 'name'],
        ['Email Address', 'email'],
      ] as const) {
        await page.locator('.problems a', { hasText: label }).click();
        await expect.poll(() => focused(page)).toBe(name);
        await expect
          .poll(() =>
            field(page, name).evaluate((each) => each.getBoundingClientRect().top > (document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0)),
          )
          .toBe(true);
        expect(new URL(page.url()).hash).toBe('');
      }
    }, options);
  });

  it('is put right: each message goes with its mistake, the summary with the last', async () => {
    await checking(async (page) => {
      await fill(page, { phone: '1', address: '1 Main Street' });
      await page.click(SEND);
      await field(page, 'name').fill('  ');
      await expect.poll(() => problemsShown(page)).toEqual({ name: PROBLEMS.name, email: PROBLEMS.email });
      expect(await summaryShown(page)).toEqual(['Two things to fix before this can go.', KEPT, 'Full Name', 'Email Address']);
      expect(await page.locator(`${FORM} [role=alert]`).getAttribute('aria-live')).toBeNull();
      await field(page, 'name').fill('Ann');
      await expect.poll(() => problemsShown(page)).toEqual({ email: PROBLEMS.email });
      expect(await summaryShown(page)).toEqual(['One thing to fix before this can go.', KEPT, 'Email Address']);
      // Nobody is interrupted while he puts things right.
      expect(await page.locator(`${FORM} [role=alert]`).getAttribute('aria-live')).toBe('off');
      await field(page, 'email').pressSequentially('ann');
      expect(await problemsShown(page)).not.toEqual({});
      await field(page, 'email').pressSequentially('@example.com');
      await expect.poll(() => problemsShown(page)).toEqual({});
      expect(await page.locator(`${FORM} [role=alert]`).innerText()).toBe('');
    });
  });

  it('is too long by one character', async () => {
    await checking(async (page) => {
      await fill(page, { ...somebody(), message: 'x'.repeat(5001) });
      await page.click(SEND);
      await expect.poll(() => problemsShown(page)).toEqual({ message: 'Shorten this to 5,000 characters or fewer.' });
      expect(await focused(page)).toBe('message');
      expect(await summaryShown(page)).toEqual(['One thing to fix before this can go.', KEPT, 'Additional details']);
    });
  });

  it('is as long as the store takes, counted as the store counts', async () => {
    const message = '\u{1F4A7}'.repeat(5000);
    let rows: Record<string, unknown>[] = [];
    await visit(browser, host.url, { prepare: async (page) => (rows = await answerWith(page, kept)) }, async (page) => {
      await fill(page, { ...somebody(), message });
      await page.click(SEND);
      await expectTold(page, SAVED);
      expect(rows).toMatchObject([{ message }]);
    });
  });

  const PASTED = ['ann@example.com\u00a0', '\u200bann@example.com', '\ufeffann@example.com\u200e', '\u202aann@example.com\u202c'];

  it.each(PASTED)('is an address that was pasted with signs that nobody sees (%j): it is sent without them', async (email) => {
    let rows: Record<string, unknown>[] = [];
    await visit(browser, host.url, { prepare: async (page) => (rows = await answerWith(page, kept)) }, async (page) => {
      await field(page, 'name').focus();
      await ready(page);
      // As it is checked: a script that pastes tells nobody.
      await fill(page, { ...somebody(), email: 'x' });
      await field(page, 'email').evaluate((input: HTMLInputElement, value) => (input.value = value), email);
      await page.click(SEND);
      await expectTold(page, SAVED);
      expect(rows).toMatchObject([{ email: 'ann@example.com' }]);
    });
  });

  it.each(['click', 'Enter'])('is such an address, sent by %s before the code of the form is there: the browser does not refuse it', async (press) => {
    let rows: Record<string, unknown>[] = [];
    let release = () => {};
    const prepare = async (page: Page) => {
      rows = await answerWith(page, kept);
      ({ release } = await holdBack(page, '**/assets/contact-*.js'));
    };
    await visit(browser, host.url, { prepare }, async (page) => {
      await fill(page, somebody());
      await field(page, 'email').fill('\u200bann@example.com\u00a0');
      if (press === 'Enter') await field(page, 'email').press('Enter');
      else await page.click(SEND);
      await page.locator(`${ISLAND}[data-held]`).waitFor();
      release();
      await expectTold(page, SAVED);
      expect(rows).toMatchObject([{ email: 'ann@example.com' }]);
    });
  });

  it('is nothing but signs that nobody sees: each field says what it needs', async () => {
    await checking(async (page) => {
      await fill(page, { name: '\u200b', phone: '\u00a0\u2060', email: '\ufeff', address: '\u202a\u202c' });
      await page.click(SEND);
      await expect.poll(() => problemsShown(page)).toEqual(PROBLEMS);
    });
  });

  it('was sent once and failed: a mistake made since takes the place of what was said', async () => {
    const [{ answer, meant }] = ANSWERS as [(typeof ANSWERS)[number]];
    await visit(browser, host.url, { meant, prepare: (page) => answerWith(page, (route) => route.fulfill(answer)) }, async (page) => {
      await failsAndCanBeSentAgain(page);
      await field(page, 'name').fill('');
      await page.click(SEND);
      await expect.poll(() => problemsShown(page)).toEqual({ name: PROBLEMS.name });
      expect(await page.locator(RESULT).count()).toBe(0);
    });
  });
});
