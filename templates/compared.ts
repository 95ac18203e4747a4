// How names are compared: in one form, whatever keyboard, program or system wrote them. It is never shown.

/**
 * An accent given apart from its letter is the same letter; so are all apostrophes, all spaces, all hyphens and dashes, capital and
 * small letters. What nobody sees does not count.
 */
export function compared(name: string): string {
  return name
    .normalize()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[`\u00b4\u02b9\u02bc\u2018\u2019\u201b\u2032]/g, "'")
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
