import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'grow', root: import.meta.dirname, include: ['*.test.ts'] },
});
