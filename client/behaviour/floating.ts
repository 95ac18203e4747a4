// What stays at hand on a long page shows once it is of use (2.7), and steps aside for a field or a dialog.

/** CSS pixels scrolled; more than this, not as much. */
const BAR_FROM = 300;
const TOP_FROM = 1000;

const FIELD = 'input, select, textarea';

export function startFloating(): void {
  const bar = document.querySelector<HTMLElement>('.floating');
  const top = bar?.querySelector<HTMLElement>('.floating__top');
  if (!bar || !top) return;
  const show = () => {
    const isInUse = document.activeElement?.matches(FIELD) || document.querySelector('dialog[open]');
    bar.hidden = scrollY <= BAR_FROM || Boolean(isInUse);
    top.hidden = scrollY <= TOP_FROM;
  };
  for (const type of ['scroll', 'focusin', 'pageshow']) addEventListener(type, show, { passive: true });
  // The next focus is known a moment later.
  addEventListener('focusout', () => setTimeout(show));
  for (const dialog of document.querySelectorAll('dialog')) new MutationObserver(show).observe(dialog, { attributeFilter: ['open'] });
  show();
}
