import { expect, test } from 'vitest';
import { createTestContext } from '../../test/create-test-context.ts';
import { insertTestBooking } from '../../test/booking/insert-test-booking.ts';
import { runOps } from './run-ops.ts';

test('upcoming bookings are listed in order, and all bookings on request', async () => {
  const context = await createTestContext();
  const later = await insertTestBooking(context.pool, {
    starts_at: new Date('2041-01-01T09:00Z'),
    ends_at: new Date('2041-01-01T10:00Z'),
  });
  const sooner = await insertTestBooking(context.pool);
  const failed = await insertTestBooking(context.pool, { status: 'failed' });
  const list = await runOps(context, ['bookings', 'list']);
  expect(list.indexOf(sooner.id)).toBeLessThan(list.indexOf(later.id));
  expect(list).toContain('2041-01-01T09:00:00.000Z  60 min  confirmed  Ada Lovelace  ada@site.example\n');
  expect(list).not.toContain(failed.id);
  expect(await runOps(context, ['bookings', 'list', '--all'])).toContain(failed.id);
});

test('a booking is shown whole, without its keys', async () => {
  const context = await createTestContext();
  const { id } = await insertTestBooking(context.pool, { message: 'About engines' });
  const shown = await runOps(context, ['bookings', 'show', id]);
  expect(JSON.parse(shown)).toMatchObject({ id, message: 'About engines', deliveries: [] });
  expect(shown).not.toMatch(/key|hash/);
  expect(await runOps(context, ['bookings', 'show', 'nonsense'])).toBe('There is no such booking.\n');
});

test('an operator cancels a booking once, and visitor and company are notified', async () => {
  const context = await createTestContext();
  const { id } = await insertTestBooking(context.pool);
  expect(await runOps(context, ['bookings', 'cancel', id])).toMatch(/^Canceled/);
  expect(await runOps(context, ['bookings', 'cancel', id])).toMatch(/no such confirmed booking/);
  const { rows } = await context.pool.query('select queue, data from job_outbox order by queue');
  expect(rows).toEqual([
    { queue: 'booking-mail', data: { bookingId: id, kind: 'cancellation', sequence: 1 } },
    { queue: 'booking-notice', data: { bookingId: id, kind: 'cancelledByCompany', sequence: 1 } },
  ]);
});
