// A result for each text, worked out once: header, footer and shared sections are the same on every page.
export function memo<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (text) => {
    const found = known.get(text) ?? { result: work(text) };
    known.set(text, found);
    return found.result;
  };
}
