// Where a path goes, for tests that measure drawings.

/** How many numbers a command takes; the last two of them are its end. */
const TAKES: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, c: 6, a: 7, z: 0 };

/** The ends of a path's lines and curves, in its order. */
export function points(d: string): [number, number][] {
  const all: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const [kind, numbers] = [command.toLowerCase(), (rest.match(/-?\d+/g) ?? []).map(Number)];
    const takes = TAKES[kind];
    if (takes === undefined) throw new Error(`no such command: ${command}${rest}`);
    if (takes === 0) [x, y] = [startX, startY];
    for (let at = 0; takes > 0 && at < numbers.length; at += takes) {
      const [fromX, fromY] = command === kind ? [x, y] : [0, 0];
      const end = numbers.slice(at, at + takes);
      if (kind === 'h') x = fromX + end[0]!;
      else if (kind === 'v') y = fromY + end[0]!;
      else [x, y] = [fromX + end.at(-2)!, fromY + end.at(-1)!];
      if (kind === 'm') [startX, startY] = [x, y];
      all.push([x, y]);
    }
  }
  return all;
}
