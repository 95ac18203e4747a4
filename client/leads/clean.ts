// What a visitor meant by what was typed or pasted: the text without what is not seen around it.

/** Blanks of every kind (for \s also byte-order marks), soft hyphens, and signs without a width, which come along from e-mails and chats: direction marks, joiners. */
const UNSEEN = /[\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f]/;

/** Inside nothing is changed, but for what Postgres does not keep: NUL, and half a surrogate pair. Without them the lead is kept. */
export function clean(typed: string): string {
  const text = typed.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
  let [start, end] = [0, text.length];
  while (start < end && UNSEEN.test(text.charAt(start))) start++;
  while (start < end && UNSEEN.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
