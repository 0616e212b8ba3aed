import { defineConfig } from 'vitest/config';
import { sharedLimits } from '../vitest.shared.ts';

export default defineConfig({
  test: {
    name: 'deploy',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    ...sharedLimits,
  },
});
