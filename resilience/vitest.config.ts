import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'resilience',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    maxWorkers: 6,
    testTimeout: 60_000,
  },
});
