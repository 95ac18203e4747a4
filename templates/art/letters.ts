/** A, B, C: the key of a part, on a drawing and in the list under it. */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}
