// Whose turn is it? Each sender has a line of its own and the lines take turns: who sends much waits behind himself.

export interface Turns<Item> {
  add(sender: string, item: Item): void;
  /** Takes the next one out. */
  next(): Item | undefined;
  /** Takes all out. */
  clear(): Item[];
  size(): number;
  sizeOf(sender: string): number;
}

export function createTurns<Item>(): Turns<Item> {
  const lines = new Map<string, Item[]>();
  let size = 0;

  function next(): Item | undefined {
    const [first] = lines;
    if (first === undefined) return undefined;
    const [sender, line] = first;
    const item = line.shift();
    lines.delete(sender);
    if (line.length > 0) lines.set(sender, line);
    size -= 1;
    return item;
  }

  return {
    add(sender, item) {
      const line = lines.get(sender);
      if (line === undefined) lines.set(sender, [item]);
      else line.push(item);
      size += 1;
    },
    next,
    clear: () => Array.from({ length: size }, next).filter((item) => item !== undefined),
    size: () => size,
    sizeOf: (sender) => lines.get(sender)?.length ?? 0,
  };
}
