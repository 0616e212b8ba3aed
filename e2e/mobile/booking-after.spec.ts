import type { Page } from '@playwright/test';
import { languageCodes } from '@tt/contract/language/language';
import { answerView, viewKey } from '../booking/answer-booking.ts';
import { expect, test } from '../booking/booking-test.ts';
import { listViolations } from '../booking/list-violations.ts';
import { listCovered, settleToast } from '../list-covered.ts';
import { openSettled } from '../open-settled.ts';

const paths = [
  `/booking#booking=${viewKey}`,
  `/booking/manage#${viewKey}/cancel`,
  `/booking/manage#${viewKey}/move`,
  `/booking/confirm#${viewKey}`,
];

test('[CONFIRM-02] on a phone “Copied” appears at the button and in a toast that covers no control', {
  tag: '@pr',
}, async ({ page }) => {
  await answerView(page);
  await page.clock.install();
  await page.goto(`/en/booking#booking=${viewKey}`);
  const main = page.getByRole('main');
  const copy = main.getByRole('button', { name: 'Copy' });
  await expect(copy).toBeVisible();
  // The mark lasts two seconds, which a busy machine may need to look at it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.tap();
  const mark = main.locator('.copied');
  await expect(mark).toBeVisible();
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  // Its script loads with the tap, and only then asks for the time.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(toast).toHaveText('Copied', { timeout: 1_000 });
  }).toPass();
  await settleToast(page);
  for (const scroll of ['top', 'bottom']) {
    await page.evaluate((to) => scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), scroll);
    expect(await listCovered(page)).toEqual([]);
    const bar = await page.getByRole('banner').boundingBox();
    const box = await toast.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(bar?.height ?? 0);
  }
  const close = toast.getByRole('button', { name: 'Close' });
  const { width = 0, height = 0 } = (await close.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await close.tap();
  await page.clock.resume();
  await expect(toast).toHaveCount(0);
  await expect(mark).toHaveCount(0);
});

/** Opens each page after a booking and says where it is. */
async function openEach(page: Page, language: string, look: (path: string) => Promise<void>): Promise<void> {
  await answerView(page);
  for (const rest of paths) {
    const path = `/${language}${rest}`;
    // The pages differ in the fragment alone, which would not load them anew.
    await page.goto('about:blank');
    await openSettled(page, path);
    await expect(page.locator('main .btn').first()).toBeVisible();
    await look(path);
  }
}

test('every page after a booking fits a phone in any language, and its targets are large enough', async ({
  page,
}) => {
  for (const language of languageCodes) {
    await openEach(page, language, async (path) => {
      const { scrollWidth, clientWidth, heights } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
        heights: [...document.querySelectorAll('main :is(.btn, .quiet, .tool)')]
          .filter((target) => target.checkVisibility({ visibilityProperty: true }))
          .map((target) => target.getBoundingClientRect().height),
      }));
      expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth);
      expect(heights.length, path).toBeGreaterThan(0);
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44);
    });
  }
});

for (const language of languageCodes) {
  test(
    `every page after a booking is accessible on a phone: ${language}`,
    language === 'en' ? {} : { tag: '@nightly' },
    async ({ page }) => {
      await openEach(page, language, async (path) => {
        expect(await listViolations(page), path).toEqual([]);
      });
    },
  );
}
