import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'deploy',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    isolate: false,
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    // The limits only end what hangs: on a busy machine a process can take minutes to start.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
