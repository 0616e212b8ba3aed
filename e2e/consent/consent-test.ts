import type { Page } from '@playwright/test';
import { test as base } from '../browser-test.ts';
import { type ConsentSite, startConsentSite } from './start-consent-site.ts';

interface TestFixtures {
  /** The tracker scripts that were requested since the last call. */
  takeLoaded: () => string[];
}

const trackerScript = /^https:\/\/(stats|pixels)\.example\//;

/** A test on a copy of the site that has analytics and pixels. */
export const test = base.extend<TestFixtures, { site: ConsentSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const site = await startConsentSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  takeLoaded: async ({ context }, use) => {
    const loaded: string[] = [];
    await context.route(trackerScript, async (route) => {
      loaded.push(route.request().url());
      const body = 'document.documentElement.dataset.ran = document.currentScript.dataset.id';
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    await use(() => loaded.splice(0).sort());
  },
});

export const panelOf = (page: Page) => page.getByRole('region', { name: 'May we count visits?' });

export { expect } from '../browser-test.ts';
