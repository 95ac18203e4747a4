// The pages as a reader sees them: each visited once at each width, with the stylesheet, when the first row asks for it.
import { parseHTML } from 'linkedom';
import type { Browser, Page as Tab } from 'playwright';
import { openPage } from '../../setup/chromium';
import type { Page } from '../site';
import { Sight } from './sight';

export const WIDTHS = [1440, 390] as const;
type Width = (typeof WIDTHS)[number];

/** The page with nothing in its document but what is seen of it. */
export type Read = (page: Page, width: Width) => Promise<Page>;

const HEIGHTS = { 390: 844, 1440: 900 };

/** So many pages of one width are visited at a time. */
const LANES = 2;

/** What is seen now, on a page that a visitor has done something with; he leaves it as it is. */
export async function seenNow(tab: Tab): Promise<Document> {
  return parseHTML(await seenIn(tab)).document;
}

function seenIn(tab: Tab): Promise<string> {
  return tab.evaluate<string>(`new (${String(Sight)})().html()`);
}

interface Lane {
  /** The HTML of what is seen on a page of the site, at its address. */
  visit: (page: Page, url: string) => Promise<string>;
}

export function readerOf(browser: () => Promise<Browser>, served: () => Promise<{ url: string }>): Read {
  const known = new Map<string, Promise<Page>>();
  const lanes = new Map(WIDTHS.map((width) => [width, Array.from({ length: LANES }, () => laneOf(browser, width))]));
  let turn = 0;

  async function read(page: Page, width: Width): Promise<Page> {
    const lane = lanes.get(width)?.[turn++ % LANES];
    const { url } = await served();
    const html = (await lane?.visit(page, new URL(page.path.slice(1), url).href)) ?? '';
    return { ...page, document: parseHTML(html).document };
  }

  return (page, width) => {
    const key = `${page.path} ${width}`;
    const reading = known.get(key) ?? read(page, width);
    known.set(key, reading);
    return reading;
  };
}

/** One tab, in which one page is visited after another. */
function laneOf(browser: () => Promise<Browser>, width: Width): Lane {
  let last: Promise<unknown> = Promise.resolve();
  let opened: ReturnType<typeof openPage> | undefined;

  async function visit(page: Page, url: string): Promise<string> {
    const phone = width === 390;
    opened ??= openPage(await browser(), {
      viewport: { width, height: HEIGHTS[width] },
      hasTouch: phone,
      isMobile: phone,
      reducedMotion: 'reduce',
    });
    const { page: tab, errors } = await opened;
    errors.length = 0;
    // No path is answered with it while the server is well.
    if (page.kind === 'serverError') await tab.route(url, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: page.html }));
    await tab.goto(url);
    const html = await seenIn(tab);
    // The status of a page for trouble is no complaint.
    const complaints = ['notFound', 'serverError'].includes(page.kind) ? [] : errors;
    if (complaints.length > 0) throw new Error(`${url} complains: ${complaints.join('; ')}`);
    return html;
  }

  return {
    visit: (page, url) => {
      const next = last.then(() => visit(page, url));
      last = next.catch(() => {});
      return next;
    },
  };
}
