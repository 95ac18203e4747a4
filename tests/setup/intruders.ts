// Those who change a page that is not theirs: translations, password managers, grammar checkers and others. Each as its real ones do it.
import type { BrowserContext, Page } from 'playwright';

export const INTRUDERS = ['wrapping translation', 'replacing translation', 'password manager', 'grammar checker', 'dialer', 'read-aloud tool'] as const;
export type Intruder = (typeof INTRUDERS)[number];

/** What a translated text reads like: no word of it is kept, and no text is translated twice. */
export const TRANSLATED = /^¡/;

declare global {
  interface Window {
    /** In the page: lets one in, into everything that an element holds. */
    intrude(intruder: string, place: ParentNode): void;
  }
}

/** From now on every page that is opened knows them. `beforeScripts`: this one comes when the page is read and no script of it has run. */
export async function letIn(page: Page | BrowserContext, beforeScripts: Intruder | null = null): Promise<void> {
  // As one script: Playwright promises no order of several.
  await page.addInitScript(`(${know})((${toolsOnPage})())`);
  if (beforeScripts === null) return;
  await page.addInitScript((intruder) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') window.intrude(intruder, document.body);
    });
  }, beforeScripts);
}

/** Now, into one part of the page. */
export async function intrude(page: Page, intruder: Intruder, place = 'body'): Promise<void> {
  await page
    .locator(place)
    .first()
    .evaluate((part, name) => window.intrude(name, part), intruder);
}

/** One that watches the page, as those in browsers do: whatever is put into it later is changed as well. */
export async function letInForGood(page: Page | BrowserContext, intruder: Intruder): Promise<void> {
  await page.addInitScript((name) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const act = () => {
        window.intrude(name, document.body);
        observer.takeRecords();
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      // A little later than the change, and at once for all that changed.
      const observer = new MutationObserver(() => (timer ??= setTimeout(() => ((timer = undefined), act()), 30)));
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      act();
    });
  }, intruder);
}

/** One that looks at what is entered, before the page is told of it. */
export async function letInAtFocus(page: Page | BrowserContext, intruder: Intruder): Promise<void> {
  await page.addInitScript((name) => addEventListener('focusin', () => window.intrude(name, document.body), true), intruder);
}

/** Runs in the page: what they do their work with. */
function toolsOnPage() {
  const MARK = 'data-intruder';

  function textsIn(place: ParentNode): Text[] {
    const walker = document.createTreeWalker(place as Node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const isRead = (text: Text) => /^\s*[^¡\s].*[a-z]{2}/is.test(text.data) && !text.parentElement?.closest('script, style, textarea, svg, template, noscript');
    return texts.filter(isRead);
  }

  /** Of the same length, so that lines break where they did; figures stay. */
  function translated(text: string): string {
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    return `${before}¡${words.slice(1).replace(/[a-z]/g, 'o')}${after}`;
  }

  function element(name: string, ...children: Node[]): HTMLElement {
    const made = document.createElement(name);
    made.setAttribute(MARK, '');
    made.append(...children);
    return made;
  }

  function beside(fields: Iterable<Element>, make: () => Element): void {
    for (const field of fields) if (!field.nextElementSibling?.hasAttribute(MARK)) field.after(make());
  }

  function wrap(elements: Iterable<Element>, name: string): void {
    for (const each of elements) {
      if (each.parentElement?.hasAttribute(MARK)) continue;
      const wrapper = element(name);
      each.replaceWith(wrapper);
      wrapper.append(each);
    }
  }

  return { textsIn, translated, element, beside, wrap };
}

/** Runs in the page, before everything else. */
function know({ textsIn, translated, element, beside, wrap }: ReturnType<typeof toolsOnPage>): void {
  const acts: Record<string, (place: ParentNode) => void> = {
    'wrapping translation': (place) => {
      for (const text of textsIn(place)) {
        if (text.parentElement?.matches('option')) text.data = translated(text.data);
        else text.replaceWith(element('font', element('font', document.createTextNode(translated(text.data)))));
      }
    },
    'replacing translation': (place) => {
      for (const text of textsIn(place)) text.data = translated(text.data);
      for (const field of place.querySelectorAll('[placeholder]')) field.setAttribute('placeholder', '¡oooo');
    },
    'password manager': (place) => {
      beside(place.querySelectorAll(':is([data-island], dialog) input:not([type=radio], [type=checkbox])'), () => {
        const button = element('button', document.createTextNode('Fill in'));
        button.setAttribute('type', 'button');
        return element('div', button);
      });
    },
    'grammar checker': (place) => {
      for (const field of place.querySelectorAll('[data-island] textarea')) field.setAttribute('data-gramm', 'true');
      beside(place.querySelectorAll('[data-island] :is(textarea, [role=group])'), () => {
        const checker = element('grammar-checker');
        checker.attachShadow({ mode: 'open' }).append('3 mistakes');
        return checker;
      });
    },
    dialer: (place) => wrap(place.querySelectorAll('a[href^="tel:"]'), 'span'),
    'read-aloud tool': (place) => wrap(place.querySelectorAll(':is([data-island], [data-sonner-toaster]) :is(p, strong, li)'), 'span'),
  };

  window.intrude = (intruder, place) => acts[intruder]?.(place);
}
