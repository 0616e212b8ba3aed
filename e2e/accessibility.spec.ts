import type { Page } from '@playwright/test';
import { listBatches, listFindings } from './axe.ts';
import { expect, test } from './browser-test.ts';

/** The theme changes nothing but colors. */
const searches = [
  { theme: 'light', rules: undefined },
  { theme: 'dark', rules: ['color-contrast'] },
] as const;

/** Even the shortest transition takes a frame, and axe must not see the colors in between. */
const setTheme = (page: Page, theme: string) =>
  page.locator('html').evaluate(async (html, name) => {
    html.setAttribute('data-theme', name);
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    // A transition that the next one interrupts rejects with an AbortError, and is over too.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await frame();
  }, theme);

/** Opens everything that the bar can open at this width. */
async function openMenus(page: Page, isMobile: boolean): Promise<void> {
  const banner = page.getByRole('banner');
  if (isMobile) {
    await banner.locator('.menu > summary').click();
    const products = banner.locator('.menu-products');
    if ((await products.getAttribute('open')) === null) await products.locator('summary').click();
  } else {
    await banner.locator('.lang > summary').click();
    await banner.locator('[data-dropdown] button').hover();
    await expect(banner.locator('#products-panel')).toBeVisible();
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const batch of listBatches((language) => language === 'en')) {
  test(`axe finds nothing in both themes, menus closed and open: ${batch[0]} and on`, async ({
    page,
    faults,
    isMobile,
  }) => {
    faults.allow(/404/);
    for (const path of batch) {
      await page.goto(path);
      for (const { theme, rules } of searches) {
        await setTheme(page, theme);
        expect(await listFindings(page, { rules }), `${path} ${theme}`).toEqual([]);
      }
      await openMenus(page, isMobile);
      for (const { theme, rules } of searches) {
        await setTheme(page, theme);
        const findings = await listFindings(page, { parts: ['header'], rules });
        expect(findings, `${path} ${theme}, menus open`).toEqual([]);
      }
    }
  });
}
