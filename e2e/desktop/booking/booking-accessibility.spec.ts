import { bookingPaths } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { listViolations } from '../../booking/list-violations.ts';
import { slotTime } from '../../booking/slot-times.ts';
import { holdCalls } from '../../contact/hold-calls.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('every state before a booking is accessible', async ({
      booking,
      page,
      day,
      faults,
      visitor,
      google,
    }) => {
      faults.allow(/500/);
      const config = await holdCalls(page, bookingPaths.config);
      await booking.open();
      await expect(page.getByRole('button', { name: 'Preparing authorization…' })).toBeVisible();
      // Only the card, because the page waits only a few seconds for its configuration.
      expect(await listViolations(page, '.ways-unknown'), 'preparing').toEqual([]);
      config.release();
      await booking.authorize(undefined, 'Deny');
      await expect(booking.toast).toBeVisible();
      expect(await listViolations(page), 'denied').toEqual([]);

      await booking.authorize();
      await expect(booking.toast).toBeVisible();
      await booking.searchZone('warsaw');
      expect(await listViolations(page), 'searching a zone').toEqual([]);
      await booking.zone.press('Escape');
      await booking.submitButton().click();
      await expect(booking.form.getByRole('alert')).toBeFocused();
      expect(await listViolations(page), 'invalid').toEqual([]);

      await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(8) });
      const held = await holdCalls(page, bookingPaths.book);
      await booking.submitButton().click();
      await expect(booking.submitButton('sending')).toBeVisible();
      expect(await listViolations(page), 'sending').toEqual([]);
      await page.route(`**${bookingPaths.book}`, (route) =>
        route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
      );
      await google.during(undefined, async () => {
        held.release();
        await expect(booking.confirmedHeading).toBeVisible();
      });
      expect(await listViolations(page), 'confirmed').toEqual([]);

      await page.getByRole('button', { name: 'Book another' }).click();
      await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(12) });
      await booking.authorize();
      await booking.submitButton().click();
      await expect(booking.form.getByRole('alert')).toBeVisible();
      expect(await listViolations(page), 'failed').toEqual([]);
    });
  });
}
