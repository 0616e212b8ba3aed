import { defineConfig } from 'vitest/config';
import { sharedLimits } from '../../vitest.shared.ts';

const blueprint = 'virtual:blueprint/scripts';

export default defineConfig({
  // Only a build has the script that draws a page.
  plugins: [
    {
      name: 'no-blueprint',
      resolveId: (id) => (id === blueprint ? id : undefined),
      load: (id) => (id === blueprint ? 'export const urls = {};' : undefined),
    },
  ],
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
