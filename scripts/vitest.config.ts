import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // It builds the whole site, so it is a step of its own in CI.
    exclude: ['grow/**'],
    maxWorkers: 6,
    // Some tests start processes, which takes seconds on a busy machine.
    testTimeout: 30_000,
  },
});
