import { defineConfig } from '@playwright/test';
import { findFreePort } from '../packages/standins/src/free-port.ts';
import { engines } from './engines/engine-test.ts';
import config from './playwright.config.ts';

// Workers evaluate this file too, and inherit the choice.
process.env.WITNESS_PORT ??= String(await findFreePort());
const preview = config.webServer as Exclude<typeof config.webServer, undefined | readonly unknown[]>;

/** Journeys in the engines that Playwright's own browsers would otherwise have to stand for. Its runner starts Debian's. */
export default defineConfig({
  ...config,
  testDir: 'engines',
  // Playwright empties it, and the step before may have left what it saw above it.
  outputDir: 'test-results/engines',
  workers: 2,
  // More than an answer of the driver that was lost takes.
  expect: { timeout: 90_000 },
  reporter: [['list'], ['./engines/count-journeys.ts']],
  globalSetup: './engines/start-witness.ts',
  webServer: {
    ...preview,
    env: { ...preview.env, SITE_ORIGIN: `http://127.0.0.1:${process.env.WITNESS_PORT}` },
    reuseExistingServer: false,
    // The preview leads to the witness, which is started after it.
    url: undefined,
    wait: { stdout: /^ready /m },
  },
  // One browser each, side by side.
  projects: Object.keys(engines).map((name) => ({ name, workers: 1 })),
});
