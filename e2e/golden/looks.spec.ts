import { expect, test } from '../browser-test.ts';
import { looks, themes } from './looks.ts';
import { openStill } from './open-still.ts';

const widths = [1440, 820, 390];

/** The tier of a picture. A theme changes only tokens, so the dark one is compared at one width before a merge. */
function toTags(width: number, theme: string): string[] {
  if (theme === 'dark') return width === 1440 ? [] : ['@nightly'];
  return width === 1440 ? ['@pr'] : [];
}

/** A long document looks the same from here on, in CSS pixels. */
const documentDepth = 2_000;

for (const [kind, path] of Object.entries(looks)) {
  for (const theme of themes) {
    for (const width of widths) {
      const tag = toTags(width, theme);
      test(`the appearance of ${kind} at ${width} px in the ${theme} theme has not changed`, { tag }, async ({
        page,
        faults,
      }) => {
        if (kind === 'not-found') faults.allow(/404/);
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        await openStill(page, path);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        const clip = {
          x: 0,
          y: 0,
          width,
          height: kind === 'privacy' ? Math.min(height, documentDepth) : height,
        };
        await expect(page).toHaveScreenshot(`${kind}-${width}-${theme}.png`, { fullPage: true, clip });
      });
    }
  }
}
