import { defineConfig } from 'vitest/config';

// No module of the suites that use this keeps state from one file to the next. The limits only end what hangs: on a busy
// machine a process can take minutes to start.
const shared = {
  isolate: false,
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * All suites in one run. First those of the API, which mostly wait, with many workers. Then those that compute: each
 * worker loads the modules of a suite anew, so that more of them than processors cost more than they gain. Suites of the
 * same group have to name the same number of workers.
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
