import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // What needs packages of Debian: npm run test:lint-sql.
    exclude: ['tests/debian/**'],
    globalSetup: ['tests/setup/random.ts', 'tests/setup/site.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Limits for what never ends. A machine that does ten other things is late by a minute, and that is no fault of a test.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Whatever a page or a process does a moment later; a second, which is the default, a busy machine may take for a frame.
    expect: { poll: { timeout: 60_000 } },
    // A test that does not run is a failing test.
    allowOnly: false,
  },
});
