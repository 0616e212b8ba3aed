import type { Page } from '@playwright/test';

/** Delays calls to a path until they are released. */
export async function holdCalls(page: Page, path: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}
