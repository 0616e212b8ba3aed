import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    globalSetup: './test/global-setup.ts',
    // They only end a test that hangs: on a busy machine, what jobs and processes do takes as long as it takes.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
    // Most tests wait rather than compute, and no module keeps state from one file to the next.
    maxWorkers: 6,
    isolate: false,
  },
});
