// The browser that npm test found, started the way a container needs it.
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';

/** What Playwright sets by itself: these settings come as one, and the last word on them counts. */
const MOUSE = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** How long a click, a look or a load may take on a busy machine; half a minute, which is Playwright's own, was not enough. */
const PATIENCE_MS = 90_000;

interface LaunchOptions {
  keepPages?: boolean;
  textSize?: number;
  anyCertificate?: boolean;
}

/**
 * `keepPages`: pages that are left are kept as they are for Back and Forward, as with visitors; Playwright bars it otherwise, and the
 * shell cannot. `textSize`: what the reader has set in the browser, in px; 16 is usual. `anyCertificate`: one that nobody has signed is
 * good enough, also for a request that outlives its page, which a page's own options do not reach.
 */
export function launch({ keepPages = false, textSize, anyCertificate = false }: LaunchOptions = {}): Promise<Browser> {
  const { SHINGLE_BROWSER: browser, SHINGLE_BROWSER_SHELL: shell = browser } = process.env;
  const executablePath = keepPages ? browser : shell;
  if (!executablePath) throw new Error('No browser: run the tests with npm test, which finds or installs one.');
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs: keepPages ? ['--disable-back-forward-cache'] : [],
    args: [
      ...[
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      ...(textSize === undefined ? [] : [`${MOUSE},defaultFontSize=${textSize}`]),
      ...(anyCertificate ? ['--ignore-certificate-errors'] : []),
    ],
  });
}

/**
 * A page that remembers every error it showed; a test ends with none of them. Its visitor has closed the offer, which would open
 * in the middle of a slow test; one to whom it is new is asked for.
 * Closing it fails if the content security policy refused anything, whatever a test makes of the errors: `refused` is what it did.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
  { offer = false } = {},
): Promise<{ page: Page; errors: string[]; refused: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  if (!offer) await context.addInitScript(closeOffer);
  const errors: string[] = [];
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy directive')) refused.push(message.text());
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('requestfailed', (request) => {
    // A page that is left stops its own downloads.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') errors.push(`${request.url()} ${reason}`);
  });
  return {
    page,
    errors,
    refused,
    async close() {
      await context.close();
      if (refused.length > 0) throw new Error(`The content security policy was violated:\n${refused.join('\n')}`);
    },
  };
}

/** Runs in the page. */
function closeOffer(): void {
  try {
    localStorage.setItem('shingle:promotion', String(Number.MAX_SAFE_INTEGER));
  } catch {
    // A test that bars the storage.
  }
}
