// Toasts: in a root of their own at the end of the page, made when somebody begins to use a form.
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import stylesheet from '../../styles/toasts.css?url';
import { linkSheet } from '../sheet';
import type { Message, ToastWords } from './model';

/** ms. Long enough to read twice; the same words stand beside the form. */
const DURATION = 10_000;

/** CSS pixels from the header, which stands lower where the page has not been scrolled, and from the bar at the foot. */
const GAP = 16;
const OFFSET = { top: 'var(--toast-top)', right: 'var(--margin-least)', bottom: `calc(var(--bottom-bar) + ${GAP}px)`, left: 'var(--margin-least)' };

/** From here on the form stands in the right half of the window, as the promotion does. */
const WIDE = '(min-width: 47.5em)';

const place = document.createElement('div');
let ready: Promise<void> | undefined;

/** The region in which they are announced has to be there before the first of them. */
export function prepareToasts(words: ToastWords): Promise<void> {
  return (ready ??= mount(words));
}

/**
 * What came of sending now takes the place of what came of it before: beside the forms; on a phone at the foot of the window, where
 * the words beside the form stand clear of it (forms.css), and over the sheet of the promotion at its top.
 */
export async function showToast(kind: 'success' | 'error', { title, description }: Message, words: ToastWords): Promise<void> {
  await prepareToasts(words);
  place.style.setProperty('--toast-top', `${(document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0) + GAP}px`);
  toast.dismiss();
  toast[kind](title, { description, icon: null, position: isOverSheet() ? 'top-left' : 'bottom-left' });
}

function isOverSheet(): boolean {
  return !matchMedia(WIDE).matches && document.querySelector('.promotion[open]') !== null;
}

async function mount(words: ToastWords): Promise<void> {
  await linkSheet(stylesheet);
  document.body.append(place);
  await new Promise<void>((mounted) => createRoot(place).render(<Toasts words={words} mounted={mounted} />));
}

/** The effects of what is inside come first: from then on a toast is heard of. */
function Toasts({ words, mounted }: { words: ToastWords; mounted: () => void }) {
  useEffect(mounted, [mounted]);
  return (
    <Toaster
      duration={DURATION}
      closeButton
      offset={OFFSET}
      mobileOffset={OFFSET}
      containerAriaLabel={words.region}
      toastOptions={{ closeButtonAriaLabel: words.close }}
    />
  );
}
