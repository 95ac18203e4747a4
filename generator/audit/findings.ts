// Findings of many pages made into few problems: what stands in the frame of all pages is told once.
import type { Problem } from '../problem';
import { shownPage } from './context';

export class Findings {
  private readonly found = new Map<string, { problem: Problem; pages: Set<string> }>();

  /** The same problem on another page is the same finding. `what` ends with a full stop; the pages are told behind it. */
  add(page: string, problem: Problem): void {
    const { severity, file, line, column, field, what } = problem;
    const key = JSON.stringify([severity, line === undefined ? null : file, line, column, field, what]);
    const known = this.found.get(key);
    if (known) known.pages.add(page);
    else this.found.set(key, { problem, pages: new Set([page]) });
  }

  problems(): Problem[] {
    return [...this.found.values()].map(({ problem, pages }) => ({ ...problem, what: `${problem.what} ${onPages([...pages].sort())}` }));
  }
}

function onPages(pages: readonly string[]): string {
  const [first = '', ...others] = pages;
  const count = others.length === 0 ? '' : others.length === 1 ? ' and 1 other page' : ` and ${others.length} other pages`;
  return `On ${shownPage(first)}${count}.`;
}
