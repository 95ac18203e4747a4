// Letters on drawings: which one a part has, and how much room they take.

/** A, B, C: the key of a part, on a drawing and in the list under it. */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

/** Of a text of `size` units. National Park is about half as wide as it is high, and wider where it is strong: these are its widest words. */
export function widthOf(text: string, strong: boolean, size: number): number {
  return text.length * size * (strong ? 0.58 : 0.54);
}
