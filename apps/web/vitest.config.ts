import { defineConfig } from 'vitest/config';
import { sharedLimits } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    name: 'web',
    include: [
      'app/**/*.test.{ts,tsx}',
      'content/**/*.test.ts',
      'editor/**/*.test.ts',
      'build-steps/**/*.test.ts',
    ],
    ...sharedLimits,
  },
});
