import type { Page } from '@playwright/test';

/** Keeps calls to a path on their way until they are released. */
export async function holdCalls(page: Page, path: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}
