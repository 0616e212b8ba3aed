import { findOfferState } from '@tt/contract/booking/offer-state';
import { formatPriceOffer, priceOffer } from '@tt/contract/booking/price-offer';
import { businessHours } from '@tt/contract/slots/business-hours';
import { bookingPaths } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { slotTime } from '../../booking/slot-times.ts';
import { holdCalls } from '../../contact/hold-calls.ts';

// The company may have changed or ended its offer.
const { prices, freeUntil } = formatPriceOffer(priceOffer, 'en');
const offerState = findOfferState(priceOffer, new Date().toISOString().slice(0, 10));
const sentences = {
  running: `Our offer runs until ${freeUntil}.`,
  extended: `Our offer until ${freeUntil} has been extended.`,
  ended: undefined,
};
const sentence = offerState && sentences[offerState];
const { timeZone, week } = businessHours;

test('[BOOK-02, BOOK-08, BOOK-14, BOOK-15, BOOK-16, BOOK-17, CONFIRM-05] the page shows prompt, form, durations with prices, and hours', {
  tag: '@pr',
}, async ({ booking, page }) => {
  await booking.open();
  await expect(page.getByRole('heading', { name: 'Authorize calendar access' })).toBeVisible();
  await expect(booking.authorizeButton).toBeEnabled();

  const tiles = ['15 min', '30 min', '1 hour'].map((label, index) => {
    const price = prices[index]?.price;
    return sentence ? `${label}Regular price ${price}Free` : `${label}${price}`;
  });
  await expect(booking.durations.locator('label')).toHaveText(tiles);
  await expect(booking.duration('15 min')).toBeChecked();
  for (const { price } of sentence ? prices : []) {
    await expect(booking.durations.locator('s', { hasText: price })).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
  }

  for (const range of Object.values(week))
    if (range) await expect(booking.hours).toContainText(`${range.opensAt}–${range.closesAt}`);
  await expect(booking.hours).toContainText(timeZone);
  if (sentence) await expect(booking.durations).toContainText(sentence);
  await expect(page.getByText(/\boffer\b/)).toHaveCount(sentence ? 1 : 0);
});

test('[BOOK-03, AUTH-01, AUTH-02] the authorize button rests until the client id has loaded by a call with the public key', {
  tag: '@pr',
}, async ({ booking, page }) => {
  const held = await holdCalls(page, bookingPaths.config);
  const asked = page.waitForRequest(`**${bookingPaths.config}`);
  await booking.open();
  await expect(page.getByRole('button', { name: 'Preparing…' })).toBeDisabled();
  const request = await asked;
  expect(request.method()).toBe('GET');
  expect(await request.allHeaders()).toMatchObject({
    apikey: 'local-anonymous-key',
    authorization: 'Bearer local-anonymous-key',
  });

  held.release();
  await expect(booking.authorizeButton).toBeEnabled();
  const answer = await request.response();
  const { clientId } = (await answer?.json()) ?? {};
  await booking.openConsent();
  expect(new URL(page.url()).searchParams.get('client_id')).toBe(clientId);
});

test('[BOOK-04, BOOK-06, BOOK-07, ERR-09] name, date and time are required, and what is missing is said and focused', {
  tag: '@pr',
}, async ({ booking, page, day, records, visitor }) => {
  await booking.open();
  await booking.authorize();
  await booking.submitButton().click();
  await expect(booking.toast).toHaveText('Please select both date and time for your booking.');
  const summary = booking.form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toHaveText(
    '3 fields need your attentionDate: please choose a dateTime: please choose a timeName: please enter your name',
  );
  await expect(booking.name).toHaveAccessibleDescription(/Please enter your name/);
  await expect(booking.dates).toHaveAccessibleDescription(/Please choose a date/);
  await expect(booking.times).toHaveAccessibleDescription(/Please choose a time/);

  await page.getByRole('link', { name: 'Name: please enter your name' }).click();
  await expect(booking.name).toBeFocused();
  await booking.name.fill(visitor.values.name);
  await booking.submitButton().click();
  await expect(summary).toBeFocused();
  await page.getByRole('link', { name: 'Date: please choose a date' }).click();
  await expect(booking.dates.getByRole('grid').locator(':focus')).toHaveCount(1);

  await booking.chooseDay(day.date);
  await expect(booking.dates).not.toHaveAccessibleDescription(/Please choose a date/);
  await booking.submitButton().click();
  await expect(booking.toast).toHaveText('Please select both date and time for your booking.');
  await expect(summary).toContainText('1 field needs your attention');
  await page.getByRole('link', { name: 'Time: please choose a time' }).click();
  await expect(booking.time(slotTime(0))).toBeFocused();

  await booking.name.fill(' ');
  await booking.time(slotTime(0)).check();
  await booking.submitButton().click();
  await expect(summary).toBeFocused();
  await expect(page.getByText('Booking…')).toHaveCount(0);
  expect(await records.listRows(' ')).toEqual([]);
});

test('[BOOK-05, BOOK-10] phone and message may stay empty; the message has room, and a wrong phone is said', async ({
  booking,
  day,
  records,
  visitor,
}) => {
  await booking.open();
  const { height = 0 } = (await booking.message.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(100);
  await expect(booking.message).toHaveCSS('min-height', '100px');
  expect(await booking.message.evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');

  await booking.authorize();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(1), phone: 'call me' });
  await booking.submitButton().click();
  await expect(booking.phone).toHaveAccessibleDescription(/Please check the phone number, or leave it empty/);
  expect(await records.listRows()).toEqual([]);

  await booking.phone.fill('');
  await booking.submit();
  await expect(booking.confirmedHeading).toBeVisible();
  expect(await records.listRows()).toMatchObject([{ status: 'confirmed', phone: '', message: '' }]);
});

test('[BOOK-09] time and duration are radio groups to keyboard and screen reader', async ({
  booking,
  page,
  day,
}) => {
  const { keyboard } = page;
  await booking.open();
  await booking.chooseDay(day.date);
  await booking.time(slotTime(0)).focus();
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowDown');
  await expect(booking.time(slotTime(2))).toBeFocused();
  await expect(booking.time(slotTime(2))).toBeChecked();
  await expect(booking.times.getByRole('radio', { checked: true })).toHaveCount(1);
  await keyboard.press('ArrowLeft');
  await expect(booking.time(slotTime(1))).toBeChecked();

  await keyboard.press('Tab');
  await expect(booking.form.getByRole('link', { name: 'Write to us' })).toBeFocused();
  await booking.duration('15 min').focus();
  await keyboard.press('ArrowRight');
  await expect(booking.duration('30 min')).toBeChecked();
  await expect(booking.durations).toMatchAriaSnapshot(`
    - group "Duration":
      - radio /15 min/
      - radio /30 min/ [checked]
      - radio /1 hour/
  `);
});
