import type { Page } from '@playwright/test';
import { listFindingsInBothThemes } from '../../axe.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { answerEmailBookings } from '../../booking/email-way.ts';
import { slotTime } from '../../booking/slot-times.ts';

test.use({ ways: 'both' });

const listFindings = (page: Page) => listFindingsInBothThemes(page, { parts: ['main'] });

test('with both ways to book every state of filling in is accessible', async ({
  booking,
  page,
  day,
  visitor,
}) => {
  await booking.open();
  await expect(booking.email).toBeVisible();
  expect(await listFindings(page), 'start').toEqual([]);
  await booking.email.fill('ada@');
  await booking.submitButton().click();
  await expect(booking.form.getByRole('alert')).toBeFocused();
  expect(await listFindings(page), 'wrong fields').toEqual([]);
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(8) });
  await booking.email.fill(visitor.values.email);
  await booking.email.blur();
  await expect(booking.form).toContainText('The address can receive mail.');
  expect(await listFindings(page), 'filled in').toEqual([]);

  await answerEmailBookings(page, { success: false, code: 'slot_taken' });
  await booking.submitButton().click();
  const near = booking.form.getByRole('group', { name: 'Closest available times' });
  await near.getByRole('button').first().click();
  expect(await listFindings(page), 'taken').toEqual([]);
});

test('with both ways to book every state after the button or Google is accessible', async ({
  booking,
  page,
  day,
  visitor,
}) => {
  await answerEmailBookings(page, { success: true, booking: { status: 'pending' } });
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(8) });
  await booking.email.fill(visitor.values.email);
  await booking.submitButton().click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  expect(await listFindings(page), 'pending').toEqual([]);
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await booking.authorize(undefined, 'Deny');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await listFindings(page), 'denied').toEqual([]);
  await booking.authorize();
  await expect(page.getByText('Calendar connected')).toBeVisible();
  expect(await listFindings(page), 'connected').toEqual([]);
});
