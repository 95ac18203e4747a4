// What stays at hand on a long page shows once it is of use (2.7), and steps aside for the forms. That it does for fields and dialogs
// is a matter of style: client/styles/layout/floating.css.
import { inView } from './inView';

/** CSS pixels; each shows beyond so many, not at them. */
const BAR_FROM = 300;
const TOP_FROM = 1000;

/** What leads to the form is no use where the form is, and lies over it. */
const FORMS = '[data-island=contact], [data-island=estimator]';

/** Of the window only its foot counts, where they stand. */
const FOOT = '-85% 0px 0px';

/** From here on the bar is a button at the corner; on narrower windows it has the phone number, and stays. */
const CORNER = '(min-width: 47.5em)';
/** From here on the arrow stands beside the page, and over nothing. */
const MARGIN = '(min-width: 85em)';

export function startFloating(): void {
  const floating = document.querySelector<HTMLElement>('.floating');
  const top = floating?.querySelector<HTMLElement>('.floating__top');
  const bar = floating?.querySelector<HTMLElement>('.floating__bar');
  if (!floating || !top || !bar) return;
  let forms = new Set<Element>();
  const update = () => {
    // What the keyboard is in does not vanish from under it.
    const used = floating.querySelector(':focus-visible');
    const covers = forms.size > 0;
    floating.hidden = scrollY <= BAR_FROM && !used;
    bar.hidden = covers && matchMedia(CORNER).matches && !bar.contains(used);
    top.hidden = (scrollY <= TOP_FROM || (covers && !matchMedia(MARGIN).matches)) && used !== top;
  };
  // Browsers send it once a frame.
  addEventListener('scroll', update);
  floating.addEventListener('focusout', update);
  update();
  forms = inView(FORMS, update, FOOT);
}
