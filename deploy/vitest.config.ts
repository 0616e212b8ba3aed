import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'deploy',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    maxWorkers: 6,
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
