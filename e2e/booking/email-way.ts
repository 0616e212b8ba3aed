import type { BrowserContext, Page } from '@playwright/test';
import { bookingPaths } from './booking-page.ts';

/** Lets the page offer both ways to book, as with a company calendar. */
export async function offerEmailWay(page: Page): Promise<void> {
  await page.route(`**${bookingPaths.config}`, async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, methods: ['email', 'google'] } });
  });
}

/** Hides the company calendar from the page. */
export async function offerGoogleOnly(context: BrowserContext): Promise<void> {
  await context.route(`**${bookingPaths.config}`, async (route) => {
    const response = await route.fetch();
    const text = await response.text().catch(() => undefined);
    // Playwright drops the response if the page has left meanwhile.
    if (text === undefined) return route.abort();
    if (!response.ok()) return route.fulfill({ response });
    await route.fulfill({ response, json: { ...JSON.parse(text), methods: ['google'] } });
  });
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
