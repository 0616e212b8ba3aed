import { defineConfig } from 'vitest/config';
import { sharedLimits } from '../vitest.shared.ts';

export default defineConfig({
  test: {
    name: 'scripts',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // It builds the whole site, so it is a step of its own in CI.
    exclude: ['grow/**'],
    ...sharedLimits,
  },
});
