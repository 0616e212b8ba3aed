import { defineConfig } from 'vitest/config';

/** Tests of the built files, as the web server serves them. They need no browser, no API and no database. */
export default defineConfig({
  test: {
    name: 'site',
    root: import.meta.dirname,
    include: ['site/**/*.test.ts'],
    globalSetup: 'site/serve-site.ts',
    pool: 'threads',
    // Parsing all pages costs seconds, so one worker does it once for all files.
    isolate: false,
    maxWorkers: 1,
    // Only ends a test that hangs.
    testTimeout: 480_000,
  },
});
