import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    include: [
      'app/**/*.test.{ts,tsx}',
      'content/**/*.test.ts',
      'editor/**/*.test.ts',
      'build-steps/**/*.test.ts',
    ],
    isolate: false,
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    // The limits only end what hangs.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
