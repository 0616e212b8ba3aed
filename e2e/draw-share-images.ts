import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { languageCodes } from '@tt/contract/language/language';
import config from './playwright.config.ts';

const folder = resolve(import.meta.dirname, '../apps/web/public');
const origin = process.argv[2] ?? 'http://127.0.0.1:4173';

/** Draws the pictures of link previews from the heads of a running site's home pages. */
const browser = await chromium.launch(config.projects?.[1]?.use?.launchOptions);
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  colorScheme: 'dark',
  bypassCSP: true,
  reducedMotion: 'reduce',
});
for (const language of languageCodes) {
  await page.goto(`${origin}/${language}`);
  await page.addStyleTag({
    content: `
      .nav, .hero .btn-row { display: none }
      .hero-in { min-height: 618px; padding-block: 0 }`,
  });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: resolve(folder, `share-${language}.jpg`), type: 'jpeg', quality: 82 });
}
await browser.close();
