// Talk goes to stderr: a line a step with its time. Results go to stdout.
export interface Log {
  step<T>(name: string, work: () => T): T;
  stepAsync<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Milliseconds of each step, in order. */
  readonly timings: ReadonlyMap<string, number>;
}

export function createLog({ quiet, write }: { quiet: boolean; write: (text: string) => void }): Log {
  const timings = new Map<string, number>();
  const note = (name: string, start: number) => {
    const ms = performance.now() - start;
    timings.set(name, ms);
    if (!quiet) write(`  ${name.padEnd(14)} ${ms.toFixed(0).padStart(5)} ms\n`);
  };
  return {
    timings,
    step(name, work) {
      const start = performance.now();
      const result = work();
      note(name, start);
      return result;
    },
    async stepAsync(name, work) {
      const start = performance.now();
      const result = await work();
      note(name, start);
      return result;
    },
  };
}
