import type { Page } from '@playwright/test';
import { listFindingsInBothThemes } from '../../axe.ts';
import { bookingPaths } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { slotTime } from '../../booking/slot-times.ts';
import { holdCalls } from '../../contact/hold-calls.ts';

const listFindings = (page: Page) => listFindingsInBothThemes(page, { parts: ['main'] });

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
  await expect(page.getByRole('button', { name: 'Preparing…' })).toBeVisible();
  expect(await listFindings(page), 'preparing').toEqual([]);
  config.release();
  await booking.authorize(undefined, 'Deny');
  await expect(booking.toast).toBeVisible();
  expect(await listFindings(page), 'denied').toEqual([]);

  await booking.authorize();
  await expect(booking.toast).toBeVisible();
  await booking.searchZone('warsaw');
  expect(await listFindings(page), 'searching a zone').toEqual([]);
  await booking.zone.press('Escape');
  await booking.submitButton().click();
  await expect(booking.form.getByRole('alert')).toBeFocused();
  expect(await listFindings(page), 'invalid').toEqual([]);

  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(8) });
  const held = await holdCalls(page, bookingPaths.book);
  await booking.submitButton().click();
  await expect(booking.submitButton('sending')).toBeVisible();
  expect(await listFindings(page), 'sending').toEqual([]);
  await page.route(`**${bookingPaths.book}`, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
  );
  await google.during(undefined, async () => {
    held.release();
    await expect(booking.confirmedHeading).toBeVisible();
  });
  expect(await listFindings(page), 'confirmed').toEqual([]);

  await page.getByRole('button', { name: 'Book another' }).click();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(12) });
  await booking.authorize();
  await booking.submitButton().click();
  await expect(booking.form.getByRole('alert')).toBeVisible();
  expect(await listFindings(page), 'failed').toEqual([]);
});
