import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: './test/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // What jobs and processes do takes longer on a busy machine; a wrong end state fails all the same.
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
});
