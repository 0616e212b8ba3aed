import { defineConfig } from '@playwright/test';
import config, { browser } from './playwright.config.ts';

/**
 * Compares each kind of page with its picture and its outline. The pictures have half the size, which shows every token and keeps
 * the repository small.
 */
export default defineConfig({
  ...config,
  testDir: 'golden',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  timeout: 240_000,
  expect: {
    timeout: 60_000,
    // About five of 256 steps of a color count as a change. A token changes hundreds of pixels.
    toHaveScreenshot: {
      pathTemplate: '{testDir}/pictures/{arg}{ext}',
      scale: 'device',
      stylePath: 'golden/still.css',
      threshold: 0.02,
      maxDiffPixels: 20,
    },
  },
  projects: [
    {
      name: 'golden',
      use: {
        ...browser,
        launchOptions: {
          ...browser.launchOptions,
          // Glyphs and colors then don't depend on the settings of the machine.
          args: [
            ...browser.launchOptions.args,
            '--font-render-hinting=none',
            '--disable-lcd-text',
            '--force-color-profile=srgb',
          ],
        },
        deviceScaleFactor: 0.5,
        // The style sheet that Playwright adds is inline.
        bypassCSP: true,
        timezoneId: 'Europe/Warsaw',
      },
    },
  ],
});
