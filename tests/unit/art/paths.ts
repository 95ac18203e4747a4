// Where a path goes, for tests that measure drawings.

/** How many numbers a command takes; the last two of them are its end. */
const TAKES: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, c: 6, a: 7, z: 0 };

/** How much of each of its points the middle of a curve has. */
const MIDDLE: Record<string, readonly number[]> = { q: [1 / 4, 2 / 4, 1 / 4], c: [1 / 8, 3 / 8, 3 / 8, 1 / 8] };

/** The ends of a path's lines and curves, in its order; with the middles of its curves where these matter. */
export function points(d: string, middles = false): [number, number][] {
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
      if (middles && MIDDLE[kind]) all.push(middleOf([x, y, ...end.map((n, index) => n + (index % 2 ? fromY : fromX))], MIDDLE[kind]));
      if (kind === 'h') x = fromX + end[0]!;
      else if (kind === 'v') y = fromY + end[0]!;
      else [x, y] = [fromX + end.at(-2)!, fromY + end.at(-1)!];
      if (kind === 'm') [startX, startY] = [x, y];
      all.push([x, y]);
    }
  }
  return all;
}

function middleOf(curve: readonly number[], shares: readonly number[]): [number, number] {
  const along = (axis: 0 | 1) => shares.reduce((sum, share, index) => sum + share * curve[2 * index + axis]!, 0);
  return [along(0), along(1)];
}
