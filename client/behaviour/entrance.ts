// Cards enter one after another when their list first comes into view (4). Until then, and without this, they simply stand there.

export function startEntrance(): void {
  const seen = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // What is in view when the page opens has been seen already.
      if (isIntersecting && seen.has(target)) target.setAttribute('data-entered', '');
      if (isIntersecting) observer.unobserve(target);
      seen.add(target);
    }
  });
  for (const item of document.querySelectorAll('main :is(ul, ol, div, dl) > [data-item]:first-child:not(:only-child)')) {
    const list = item.parentElement;
    if (list && !list.matches('.dimension, .quotes *')) observer.observe(list);
  }
}
