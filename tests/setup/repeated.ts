// Tests that passed only when they were repeated, which the build machine allows once: listed at the end of a run, each to be mended.
import type { Reporter, TestModule } from 'vitest/node';

export default class Repeated implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky).map((test) => `- ${module.relativeModuleId} > ${test.fullName}`),
    );
    if (names.length > 0) console.log(`\nPassed only the second time, to be mended:\n${names.join('\n')}\n`);
  }
}
