// Whether what stands in an island is still what the server wrote: else React could not take it over, and would build it from nothing.

/** Elements and texts are compared, not attributes: those React leaves alone. `written`: a first render of the same, made here and now. */
export function isAsWritten(there: Node, written: Node): boolean {
  if (there.nodeName !== written.nodeName) return false;
  if (there instanceof Text && written instanceof Text) return there.data === written.data;
  const [ours, theirs] = [nodesIn(written), nodesIn(there)];
  return ours.length === theirs.length && ours.every((node, index) => isAsWritten(theirs[index] as Node, node));
}

/** The server keeps neighboring texts apart with comments. */
function nodesIn({ childNodes }: Node): Node[] {
  return [...childNodes].filter((node) => !(node instanceof Comment));
}
