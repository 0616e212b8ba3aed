import { type BookingPage, bookingPaths } from '../../booking/booking-page.ts';
import type { BookingRecords } from '../../booking/booking-records.ts';
import { expect, fillOut, test } from '../../booking/booking-test.ts';
import { slotTime } from '../../booking/slot-times.ts';

declare global {
  var reportAnswer: () => void;
}

test.beforeEach(fillOut);

/** The server has booked by now. The form is unchanged, and sending it again finds that booking. */
async function expectSecondTryFindsFirst(booking: BookingPage, records: BookingRecords): Promise<void> {
  await booking.waitUntilAlive();
  await booking.unfold('time');
  await booking.unfold('details');
  await expect(booking.message).toHaveValue('About looms');
  await expect(booking.time(slotTime(8))).toBeChecked();
  await booking.authorize();
  await booking.submit();
  await expect(booking.confirmedHeading).toBeVisible();
  expect(await records.listRows()).toMatchObject([{ status: 'confirmed' }]);
}

test('a reload before the answer arrives, and a second try, book once', async ({
  booking,
  page,
  records,
  google,
}) => {
  const { promise: booked, resolve: setBooked } = Promise.withResolvers<void>();
  await page.route(`**${bookingPaths.book}`, async (route) => {
    await route.fetch();
    setBooked();
  });
  await google.during(undefined, async () => {
    await booking.submitButton().click();
    await booked;
  });
  await page.reload();
  await page.unroute(`**${bookingPaths.book}`);
  await expectSecondTryFindsFirst(booking, records);
});

test('an answer that arrives during a reload is not lost with the old page, and a second try books once', async ({
  booking,
  page,
  records,
  google,
}) => {
  const { promise: reloading, resolve: setReloading } = Promise.withResolvers<void>();
  await page.route(`**${bookingPaths.book}`, async (route) => {
    const response = await route.fetch();
    await reloading;
    await route.fulfill({ response });
  });
  await google.during(undefined, async () => {
    await booking.submitButton().click();
    await expect.poll(() => records.listRows()).toMatchObject([{ status: 'confirmed' }]);
  });
  // The old page keeps what it has read for some seconds, which a busy machine may need for the new page.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  const { promise: answered, resolve: setAnswered } = Promise.withResolvers<void>();
  await page.exposeFunction('reportAnswer', setAnswered);
  await page.evaluate(watchAnswers);
  await page.route('**/en/booking', async (route) => {
    setReloading();
    await answered;
    await route.continue();
  });
  await page.reload();
  await page.clock.resume();
  await page.unrouteAll();
  await expectSecondTryFindsFirst(booking, records);
});

/** Reports each answer that the page has read. */
function watchAnswers(): void {
  const { text } = Response.prototype;
  Response.prototype.text = async function () {
    const content = await text.call(this);
    // In a task of its own, because by then the page has processed the response.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => globalThis.reportAnswer();
    port2.postMessage(undefined);
    return content;
  };
}
