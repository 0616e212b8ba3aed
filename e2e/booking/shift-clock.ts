import type { Page } from '@playwright/test';

/**
 * Sets the visitor's clock, in the page that is open and in those that follow. Playwright's own clock replaces the
 * whole of `Date`, which the calendar's dates inherit from; they would be off by a day.
 */
export async function shiftClock(page: Page, moment: string): Promise<void> {
  const shiftMs = Date.parse(moment) - Date.now();
  await page.addInitScript(moveClock, shiftMs);
  await page.evaluate(moveClock, shiftMs);
}

function moveClock(shiftMs: number): void {
  const { now } = Date;
  Date.now = () => now() + shiftMs;
}
