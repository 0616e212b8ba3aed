import { toStartInstant } from '@tt/contract/slots/slot-wire';
import { expect, test } from 'vitest';
import { advanceDatabase } from '../../../../test/advance-database.ts';
import { findSlot } from '../../../../test/booking/build-booking-request.ts';
import { type EmailApp, startEmailApp } from '../../../../test/booking/start-email-app.ts';
import { toConfirmKey } from '../core/confirm-key.ts';

const taken = { success: false, code: 'slot_taken' };

/** A booking that waits for a confirmation, and the button of its email. */
async function startPending(app: EmailApp, slot = 0) {
  const form = { ...findSlot(slot), fax_number: 'robots fill this', message: 'Private words' };
  const { booking } = (await app.bookByEmail(form)).json();
  const key = toConfirmKey(app.context.secret, booking.id);
  return {
    booking,
    key,
    confirm: async () => (await app.post('booking-confirm', { key })).json(),
    look: () => app.post('booking-view', { key }),
  };
}

test('[MAILBOOK-10] the mail’s key shows the time that waits, confirms nothing by that, and opens nothing else', async () => {
  const app = await startEmailApp();
  const { booking, key, look, confirm } = await startPending(app);
  const waiting = (await look()).json();
  const { startsAt } = booking;
  expect(waiting).toMatchObject({ success: true, booking: { status: 'pending', startsAt, viewKey: key } });
  expect(JSON.stringify(waiting)).not.toMatch(/ada@|Private words|\+48/);
  expect((await app.post('booking-cancel', { key })).statusCode).toBe(404);
  const forged = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
  for (const way of ['booking-view', 'booking-confirm'])
    expect((await app.post(way, { key: forged })).statusCode, way).toBe(404);
  expect((await look()).json().booking.status).toBe('pending');
  await confirm();
  expect((await look()).statusCode).toBe(404);
});

test('[MAILBOOK-05] confirming late does not lead to more meetings than one address may have', async () => {
  const app = await startEmailApp({ environment: { BOOKINGS_PER_VISITOR: '2' } });
  const pending = [];
  for (const slot of [0, 2, 4, 6, 8, 10]) {
    pending.push(await startPending(app, slot));
    await advanceDatabase(app.context.pool, 30 * 60_000);
  }
  const answers = await Promise.all(pending.map(({ confirm }) => confirm()));
  expect(answers.filter(({ success }) => success)).toHaveLength(2);
  expect(answers.filter(({ code }) => code === 'too_many_bookings')).toHaveLength(4);
});

test('[AVAIL-01] an appointment that the company made while a visitor confirmed keeps its time', async () => {
  const app = await startEmailApp();
  const at = (index: number) => new Date(toStartInstant(findSlot(index))).toISOString();
  const { confirm } = await startPending(app);
  await app.google.admin.seedBusy({ startsAt: at(0), endsAt: at(1) });
  expect(await confirm()).toEqual(taken);
  // If Google does not respond, the last snapshot decides.
  await app.runJob('calendar-snapshot');
  await app.google.admin.script({ on: 'freebusy', kind: 'error', reason: 'backendError', times: 'always' });
  expect(await confirm()).toEqual(taken);
});

test('a link that was used shows neither the address nor what was typed', async () => {
  const app = await startEmailApp();
  const { confirm } = await startPending(app);
  const { booking } = await confirm();
  expect(booking.email).toBe('ada@site.example');
  expect((await confirm()).booking).toMatchObject({ status: 'confirmed', email: 'a•••@site.example' });
  await app.post('booking-cancel', { key: booking.viewKey });
  const late = await confirm();
  expect(late.booking).toMatchObject({ status: 'cancelled', viewKey: booking.viewKey });
  expect(JSON.stringify(late)).not.toMatch(/ada@|Private words|\+48/);
});

test('two clicks at once confirm one booking', async () => {
  const app = await startEmailApp();
  const { booking, confirm } = await startPending(app);
  const answers = await Promise.all([confirm(), confirm(), confirm()]);
  for (const answer of answers)
    expect(answer).toMatchObject({ success: true, booking: { id: booking.id, status: 'confirmed' } });
});
