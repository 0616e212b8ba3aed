import { expect, test } from 'vitest';
import { runOutbox } from '../../../../test/run-outbox.ts';
import { startBookingWorld } from '../../../../test/booking/start-booking-world.ts';
import { signingSecret } from '../../../../test/test-config.ts';
import { findViewKey, toViewKey, toViewKeyHash } from './view-key.ts';

const changed = 'the secret that came after a change';

test('the key of a booking is found with the secret that made it', () => {
  const row = { id: 'id', view_key_hash: toViewKeyHash(toViewKey({ current: 'old' }, 'id')) };
  const key = toViewKey({ current: 'old' }, 'id');
  expect(findViewKey({ current: 'old', previous: undefined }, row)).toBe(key);
  expect(findViewKey({ current: 'new', previous: 'old' }, row)).toBe(key);
  expect(findViewKey({ current: 'new', previous: 'newer' }, row)).toBeUndefined();
});

test('after a change of secret a mail that waited carries the link that opens its booking', async () => {
  const world = await startBookingWorld();
  const { booking } = (await world.book()).json();
  const afterChange = { ...world.context, secret: { current: changed, previous: signingSecret } };
  await runOutbox(afterChange);
  const [mail] = (await world.mailbox.admin.readState()).mails;
  expect(mail?.text).toContain(`/booking/manage#${booking.viewKey}\n`);
});

test('a mail whose link no known secret can sign waits instead of carrying a dead link', async () => {
  const world = await startBookingWorld();
  await world.book();
  const afterChange = { ...world.context, secret: { current: changed, previous: undefined } };
  await expect(runOutbox(afterChange)).rejects.toThrow('FORM_TOKEN_SECRET_PREVIOUS');
  expect((await world.mailbox.admin.readState()).mails).toEqual([]);
});

test('a link that was sent opens and cancels its booking after any change of secret, and the answer repeats its key', async () => {
  const environment = { FORM_TOKEN_SECRET: changed };
  const before = await startBookingWorld();
  const { booking } = (await before.book()).json();
  const after = await startBookingWorld({ databaseUrl: before.context.config.DATABASE_URL, environment });
  for (const path of ['booking-view', 'booking-cancel']) {
    const { success, booking: shown } = (await after.post(path, { key: booking.viewKey })).json();
    expect({ success, id: shown.id, viewKey: shown.viewKey }).toEqual({
      success: true,
      id: booking.id,
      viewKey: booking.viewKey,
    });
  }
});
