import { expect, test } from '../../booking/booking-test.ts';
import { answerEmailBookings, offerEmailWay } from '../../booking/email-way.ts';
import { listViolations } from '../../booking/list-violations.ts';
import { slotTime } from '../../booking/slot-times.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('with both ways to book every state of filling in is accessible', async ({
      booking,
      page,
      day,
      visitor,
    }) => {
      await offerEmailWay(page);
      await booking.open();
      await expect(booking.email).toBeVisible();
      expect(await listViolations(page), 'start').toEqual([]);
      await booking.email.fill('ada@');
      await booking.submitButton().click();
      await expect(booking.form.getByRole('alert')).toBeFocused();
      expect(await listViolations(page), 'wrong fields').toEqual([]);
      await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(8) });
      await booking.email.fill(visitor.values.email);
      await booking.email.blur();
      await expect(booking.form).toContainText('The address can receive mail.');
      expect(await listViolations(page), 'filled in').toEqual([]);

      await answerEmailBookings(page, { success: false, code: 'slot_taken' });
      await booking.submitButton().click();
      const near = booking.form.getByRole('group', { name: 'Closest free times' });
      await near.getByRole('button').first().click();
      expect(await listViolations(page), 'taken').toEqual([]);
    });

    test('with both ways to book every state after the button or Google is accessible', async ({
      booking,
      page,
      day,
      visitor,
    }) => {
      await offerEmailWay(page);
      await answerEmailBookings(page, { success: true, booking: { status: 'pending' } });
      await booking.open();
      await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(8) });
      await booking.email.fill(visitor.values.email);
      await booking.submitButton().click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
      expect(await listViolations(page), 'pending').toEqual([]);
      await page.getByRole('button', { name: 'Back to the form' }).click();
      await booking.authorize(undefined, 'Deny');
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await listViolations(page), 'denied').toEqual([]);
      await booking.authorize();
      await expect(page.getByText('Calendar connected')).toBeVisible();
      expect(await listViolations(page), 'connected').toEqual([]);
    });
  });
}
