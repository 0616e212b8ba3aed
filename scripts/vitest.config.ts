import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Some tests start processes, which takes seconds on a busy machine.
  test: { name: 'scripts', root: import.meta.dirname, include: ['**/*.test.ts'], testTimeout: 30_000 },
});
