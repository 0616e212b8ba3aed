import { defineConfig } from 'vitest/config';

const maxWorkers = 6;

/**
 * All suites in one run, so that one that waits leaves the processors to another that computes. Each suite has to name
 * the same number of workers.
 */
export default defineConfig({
  test: {
    projects: [
      // No module of these two keeps state from one file to the next.
      { test: { name: 'contract', root: 'packages/contract', isolate: false, maxWorkers } },
      { test: { name: 'standins', root: 'packages/standins', isolate: false, maxWorkers } },
      'apps/api',
      'apps/web',
      'resilience',
      'scripts',
      'deploy',
    ],
  },
});
