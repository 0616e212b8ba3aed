import { defineConfig } from 'vitest/config';
import { sharedLimits } from './vitest.shared.ts';

/**
 * All suites in one run. First those of the API, which mostly wait, with many workers. Then those that compute: each
 * worker loads the modules of a suite anew, so that more of them than processors cost more than they gain. Suites of the
 * same group have to name the same number of workers.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { ...sharedLimits, name: 'contract', root: 'packages/contract' } },
      { test: { ...sharedLimits, name: 'standins', root: 'packages/standins' } },
      'apps/api',
      'apps/web',
      'resilience',
      'scripts',
      'deploy',
    ],
  },
});
