// The part of nspell that the audit uses; the package comes without types.
declare module 'nspell' {
  interface Speller {
    add(word: string): Speller;
    correct(word: string): boolean;
    suggest(word: string): string[];
  }
  export default function nspell(affixes: Buffer, words: Buffer): Speller;
}
