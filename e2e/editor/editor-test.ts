import { test as base } from '../browser-test.ts';
import { EditorPage } from './editor-page.ts';
import { type EditorSite, startEditorSite } from './start-editor-site.ts';

/** A test on a copy of the site that has an editor. */
export const test = base.extend<{ editor: EditorPage }, { site: EditorSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const site = await startEditorSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  editor: async ({ page, faults }, use) => {
    // The editor tells developers what it does, and tries foreign fonts before its own, which its policy forbids.
    faults.allow(/^console (?:debug|info):/);
    faults.allow(/^console error: Loading the font 'https:\/\/cdn\.jsdelivr\.net\//);
    faults.allow(/^policy violation: font-src https:\/\/cdn\.jsdelivr\.net\//);
    faults.allow(/^request failed: https:\/\/cdn\.jsdelivr\.net\//);
    await use(new EditorPage(page));
  },
});

export { expect } from '../browser-test.ts';
