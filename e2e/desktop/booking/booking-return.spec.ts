import type { BookingPage } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { expectInSight } from '../../booking/expect-in-sight.ts';
import { slotTime } from '../../booking/slot-times.ts';
import { listCovered, settleToast } from '../../list-covered.ts';

/** A phone, the same with the bars of its browser, a tablet and a small laptop. */
const screens = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];

const openFilled = async (booking: BookingPage, date: string, name: string) => {
  await booking.open();
  await booking.fill({ name, date, time: slotTime(9) });
};

test.describe('with both ways', () => {
  test.use({ ways: 'both' });

  for (const screen of screens) {
    test(`[BOOK-33] [ERR-15] back from a denial at ${screen.width}x${screen.height} px the reason and the way by email are in sight, and the toast covers nothing`, {
      tag: '@pr',
    }, async ({ booking, page, day, visitor }) => {
      await page.setViewportSize(screen);
      await openFilled(booking, day.date, visitor.values.name);
      await booking.authorize(undefined, 'Deny');
      await expect(booking.toast).toContainText('Authorization failed');
      await settleToast(page);
      const heading = page.getByRole('heading', { name: 'How to book' });
      await expect(heading).toBeFocused();
      const way = page.getByRole('heading', { name: 'Book with email' });
      for (const target of [heading, page.getByRole('alert'), way, booking.email]) {
        await expectInSight(target);
      }
      expect(await listCovered(page)).toEqual([]);
    });
  }

  test('[BOOK-33] the same after an error at Google, after a missing permission and once the access has expired', async ({
    booking,
    page,
    day,
    visitor,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openFilled(booking, day.date, visitor.values.name);
    for (const fault of [
      { on: 'consent', kind: 'redirect_error' },
      { on: 'consent', kind: 'scope_missing' },
      { on: 'consent', kind: 'short_expiry', expiresInSeconds: 2 },
    ]) {
      await booking.authorize(fault);
      const reason = page.getByRole('alert');
      await expect(reason).toBeVisible();
      await expectInSight(reason);
      await expectInSight(page.getByRole('heading', { name: 'Book with email' }));
      await expectInSight(booking.email);
      await expect(page.getByRole('heading', { name: 'How to book' })).toBeFocused();
    }
  });
});

test('[BOOK-33] with Google alone the contact form is in sight after a denial on a phone', async ({
  booking,
  page,
  day,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFilled(booking, day.date, visitor.values.name);
  await booking.authorize(undefined, 'Deny');
  await expectInSight(page.getByRole('alert'));
  await expectInSight(page.getByRole('link', { name: 'Send preferred time' }));
});
