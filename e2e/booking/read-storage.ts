import type { Page } from '@playwright/test';

/** Everything that a page leaves in the browser, as text: session and local storage, cookies, caches, URLs. */
export async function readStorage(
  page: Page,
): Promise<Record<'tab' | 'site' | 'cookies' | 'address', string>> {
  const { tab, site, address } = await page.evaluate(async () => ({
    tab: JSON.stringify({ ...sessionStorage }),
    site: JSON.stringify([{ ...localStorage }, await indexedDB.databases(), await caches.keys()]),
    address: JSON.stringify([location.href, document.referrer, history.state]),
  }));
  return { tab, site, address, cookies: JSON.stringify(await page.context().cookies()) };
}
