import type { Page } from '@playwright/test';
import { bookingPaths } from '../booking/booking-page.ts';
import { shiftClock } from '../booking/shift-clock.ts';
import { openSettled } from '../open-settled.ts';

const moment = '2026-12-01T12:00:00Z';

/**
 * Opens the following pages on a fixed day. With reduced motion nothing moves, and with data saving an exhibit stays
 * a drawing. The backend's responses are fixed too, because other tests book the same times.
 */
export async function holdStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await shiftClock(page, moment);
  await page.route(`**${bookingPaths.availability}`, (route) => route.fulfill({ json: { taken: [] } }));
}

/** Opens a page in the state without motion. */
export async function openStill(page: Page, path: string): Promise<void> {
  await holdStill(page);
  await openSettled(page, path);
  await page.evaluate(prepare, moment.slice(0, 4));
}

/** Waits for every picture, those far below too, and sets the year that the page takes from the calendar. */
async function prepare(year: string): Promise<void> {
  const line = document.querySelector('[data-copyright]');
  if (line?.textContent) line.textContent = line.textContent.replace(/\d{4}/, year);
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode()));
}
