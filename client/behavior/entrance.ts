// Cards enter one after another when their list first comes into view (4). The script only names the list at that moment, so that
// nothing is ever hidden that has not been seen to move: client/styles/entrance.css.

/** A card is an item with a title of its own. Rows of tables, mere names, ticks, questions, figures and stories are none. */
const LISTS = ':has(> [data-item] :is(h3, dt), > [data-item] > strong)';

export function startEntrance(): void {
  let isFirstReport = true;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      // The first report is of all lists. What is in view by then is being read.
      if (!isFirstReport) target.setAttribute('data-entered', '');
    }
    isFirstReport = false;
  });
  document.querySelectorAll(LISTS).forEach((list) => observer.observe(list));
}
