import type { BrowserContext, Page } from '@playwright/test';
import { bookingPaths } from './booking-page.ts';

/** `google`: the ways without a company calendar. `both`: the ways with one. */
export type Ways = 'google' | 'both';

/**
 * Makes all pages offer these ways to book, whatever the backend says. Intercepting the call would turn off the
 * browser's cache, so the pages themselves change the response.
 */
export async function offerWays(context: BrowserContext, ways: Ways): Promise<void> {
  const methods = ways === 'both' ? ['email', 'google'] : ['google'];
  await context.addInitScript(changeConfig, { path: bookingPaths.config, methods });
}

/** Runs in each page. An answer that names no ways stays as it is. */
function changeConfig({ path, methods }: { path: string; methods: readonly string[] }): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...call) => {
    const response = await fetch(...call);
    const [target] = call;
    if (!response.ok || typeof target !== 'string' || !target.endsWith(path)) return response;
    const config = await response.clone().json();
    return config.methods ? Response.json({ ...config, methods }) : response;
  };
}

/** Answers bookings with an address; returns what was sent. */
export async function answerEmailBookings(page: Page, answer: object): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  await page.route(`**${bookingPaths.bookByEmail}`, async (route) => {
    sent.push({ ...route.request().postDataJSON(), key: route.request().headers()['idempotency-key'] });
    await route.fulfill({ json: answer });
  });
  return sent;
}
