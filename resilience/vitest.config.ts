import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'resilience',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    isolate: false,
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    // The limits only end what hangs.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
