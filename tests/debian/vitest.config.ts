// npm run test:lint-sql: what needs packages that only Debian has; npm test leaves it out.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { dir: 'tests/debian', testTimeout: 180_000, hookTimeout: 180_000, allowOnly: false },
});
