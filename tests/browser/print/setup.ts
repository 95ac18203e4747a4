// What the tests on paper share: the sheets, and how many of them a page takes.
import type { Page } from 'playwright';

/** The margins that browsers print with. */
const MARGIN = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
export const FORMATS = ['Letter', 'A4'] as const;
/** What the margins leave of Letter, in CSS px, and the whole of it. */
export const SHEET = { width: 739, height: 979 };
export const LETTER = { width: 816, height: 1056 };

export async function sheetsOf(page: Page, format: (typeof FORMATS)[number]): Promise<number> {
  const pdf = (await page.pdf({ format, margin: MARGIN })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
