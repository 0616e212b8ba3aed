import { expect, type Page, type Response } from '@playwright/test';

/**
 * Opens a page and waits for everything that it loads by itself: scripts run before the load event, fonts follow the
 * first layout, and React hydrates islands, which call the backend.
 */
export async function openSettled(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  if ((await page.locator('[data-island]').count()) > 0) {
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(page.locator('.spin')).toHaveCount(0);
  }
  // A page that animates on a busy machine may never be idle.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
  );
  return response;
}
