import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from '../browser-test.ts';
import { kindsOfPage } from '../kinds-of-page.ts';

test('no kind of page scrolls sideways at 320 px, in any language', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of languageCodes) {
    for (const rest of Object.values(kindsOfPage)) {
      await page.goto(`/${language}${rest}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `/${language}${rest}`).toBeLessThanOrEqual(320);
    }
  }
  await page.goto('/privacy-policy');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
