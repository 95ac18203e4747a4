import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // What needs packages of Debian: npm run test:lint-sql.
    exclude: ['tests/debian/**'],
    globalSetup: ['tests/setup/random.ts', 'tests/setup/site.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Whatever a page, a process or a retry does a moment later; a second, which is the default, a busy machine may take for a frame.
    expect: { poll: { timeout: 20_000 } },
    // A test that does not run is a failing test.
    allowOnly: false,
  },
});
