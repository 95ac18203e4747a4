// What stays at hand on a long page shows once it is of use (2.7), and steps aside for the forms. That it does for fields and dialogs
// is a matter of style: client/styles/layout/floating.css.
import { inView } from './inView';

/** CSS pixels; each shows beyond so many, not at them. */
const BAR_FROM = 300;
const TOP_FROM = 1000;

/** What leads to the form is no use where the form is, and lies over it. */
const FORMS = '[data-draft=contact], .estimator__box';

/** Of the window only its foot counts, where they stand. */
const FOOT = '-85% 0px 0px';

/** From here on the bar is a button at the corner; on narrower windows it has the phone number, and stays. */
const CORNER = '(min-width: 760px)';

export function startFloating(): void {
  const bar = document.querySelector<HTMLElement>('.floating');
  const top = bar?.querySelector<HTMLElement>('.floating__top');
  if (!bar || !top) return;
  const update = () => {
    // What the keyboard is in does not vanish from under it.
    const used = bar.querySelector(':focus-visible');
    const covers = forms.size > 0;
    bar.hidden = (scrollY <= BAR_FROM || (covers && matchMedia(CORNER).matches)) && !used;
    top.hidden = (scrollY <= TOP_FROM || covers) && used !== top;
  };
  const forms = inView(FORMS, update, FOOT);
  // Browsers send it once a frame.
  addEventListener('scroll', update, { passive: true });
  bar.addEventListener('focusout', update);
  update();
}
