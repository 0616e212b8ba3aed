import type { Page } from '@playwright/test';
import { listBatches, listFindingsInBothThemes } from './axe.ts';
import { expect, test } from './browser-test.ts';

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

test('axe finds nothing in open menus', async ({ page, isMobile }) => {
  await page.goto('/en');
  await openMenus(page, isMobile);
  expect(await listFindingsInBothThemes(page, { parts: ['header'] })).toEqual([]);
});

for (const batch of listBatches((language) => language === 'en')) {
  test(`axe finds nothing in both themes, menus closed and open: ${batch[0]} and on`, {
    tag: '@nightly',
  }, async ({ page, faults, isMobile }) => {
    faults.allow(/404/);
    for (const path of batch) {
      await page.goto(path);
      expect(await listFindingsInBothThemes(page), path).toEqual([]);
      await openMenus(page, isMobile);
      const findings = await listFindingsInBothThemes(page, { parts: ['header'] });
      expect(findings, `${path}, menus open`).toEqual([]);
    }
  });
}
