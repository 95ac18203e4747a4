// The language of a site: es, en-US, zh-Hans, es-419, as browsers, screen readers and search engines take it (BCP 47).

const FORM = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

/** Scripts that are written from right to left; stylesheets are published with left and right. */
const FROM_RIGHT = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']);

/** Whether it is a language as it is written in one way alone. */
export function isLanguage(tag: string): boolean {
  return FORM.test(tag) && canonical(tag) === tag;
}

/** es_mx as es-MX; null for what is not a language. */
export function languageMeant(written: string): string | null {
  const tag = canonical(written.trim().replaceAll('_', '-'));
  return tag !== null && FORM.test(tag) ? tag : null;
}

export function isFromRight(tag: string): boolean {
  return FROM_RIGHT.has(new Intl.Locale(tag).maximize().script ?? '');
}

/** null too for codes that are free, or of a country: us, xx. */
function canonical(tag: string): string | null {
  try {
    const [known = ''] = Intl.getCanonicalLocales(tag);
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(known) === undefined ? null : known;
  } catch {
    return null;
  }
}
