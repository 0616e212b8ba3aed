import { defineConfig } from 'vitest/config';

// No module of the suites that use this keeps state from one file to the next. On a busy machine, processes and measured
// work take seconds.
const shared = { isolate: false, maxWorkers: 6, testTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

/**
 * All suites in one run, so that one that waits leaves the processors to another that computes. Each suite has to name
 * the same number of workers.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'contract', root: 'packages/contract' } },
      { test: { ...shared, name: 'standins', root: 'packages/standins' } },
      'apps/api',
      'apps/web',
      'resilience',
      'scripts',
      'deploy',
    ],
  },
});
