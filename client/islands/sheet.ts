// A stylesheet that comes with code, for what nobody sees before that runs.

/** ms. What it is for can be read without it: nobody is kept waiting longer. */
const PATIENCE = 3000;

/** Resolves when it is there, or will not be soon. */
export function linkSheet(href: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = () => done();
    document.head.append(link);
    setTimeout(done, PATIENCE);
  });
}
