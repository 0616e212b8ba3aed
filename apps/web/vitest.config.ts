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
    maxWorkers: 6,
    // Rendering every page takes seconds on a busy machine.
    testTimeout: 60_000,
  },
});
