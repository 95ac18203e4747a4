// The analytics pixel (D11): after the page, not against the visitor's word, and never in the way of anything.
import { isAllowed, quietly } from './optOut';

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

/** The function that the pixel's script looks for, and fills with life. */
interface Fbq {
  (...call: unknown[]): void;
  queue?: unknown[][];
  push?: Fbq;
  loaded?: boolean;
  version?: string;
  callMethod?: (...call: unknown[]) => void;
}

export interface Pixel {
  /** An estimate was asked for, or an emergency number called. */
  contact(): void;
  /** Once for each saved lead. */
  lead(): void;
}

interface PixelEvent {
  name: 'Contact' | 'Lead';
  data: { value?: number; currency?: string };
  id: string;
}

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** Without an id, a pixel that does nothing. Events wait until the script is there, and are dropped if it never comes. */
export function startPixel(id: string): Pixel {
  const waiting: PixelEvent[] = [];
  let state: 'waiting' | 'there' | 'none' = /^\d+$/.test(id) ? 'waiting' : 'none';

  function track(name: PixelEvent['name'], data: PixelEvent['data']): void {
    quietly(() => {
      if (state === 'none' || !isAllowed()) return;
      const event = { name, data, id: randomId() };
      if (state === 'there') send(event, id);
      else waiting.push(event);
    });
  }

  function arrived(): void {
    state = 'there';
    for (const event of waiting.splice(0)) quietly(() => isAllowed() && send(event, id));
  }

  function failed(): void {
    state = 'none';
    waiting.length = 0;
  }

  if (state === 'waiting') afterPage(() => quietly(() => (isAllowed() ? load(id, { arrived, failed }) : failed())));
  return { contact: () => track('Contact', {}), lead: () => track('Lead', { value: 1, currency: 'USD' }) };
}

function afterPage(call: () => void): void {
  const soon = () => setTimeout(call, 0);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Events are kept back until the script has come, so that an opt-out in between still holds. */
function load(id: string, { arrived, failed }: { arrived: () => void; failed: () => void }): void {
  const fbq = (window.fbq ??= stub());
  window._fbq ??= fbq;
  // No events of its own accord: it would read buttons and form fields (automatic advanced matching).
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = SCRIPT;
  script.addEventListener('load', arrived);
  script.addEventListener('error', failed);
  document.head.append(script);
}

function stub(): Fbq {
  const queue: unknown[][] = [];
  const fbq: Fbq = Object.assign((...call: unknown[]) => (fbq.callMethod ? fbq.callMethod(...call) : void queue.push(call)), {
    queue,
    loaded: true,
    version: '2.0',
  });
  fbq.push = fbq;
  return fbq;
}

function send({ name, data, id }: PixelEvent, pixel: string): void {
  window.fbq?.('trackSingle', pixel, name, data, { eventID: id });
}

/** crypto.randomUUID is there on https only. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
