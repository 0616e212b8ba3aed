import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    globalSetup: './test/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most tests wait rather than compute, and no module keeps state from one file to the next.
    maxWorkers: 6,
    isolate: false,
    // What jobs and processes do takes longer on a busy machine; a wrong end state fails all the same.
    provide: { histories: Number(process.env.CONVERGENCE_HISTORIES ?? 120) },
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
});
