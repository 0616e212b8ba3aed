import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { advanceDatabase } from '../../../../test/advance-database.ts';
import { insertTestBooking } from '../../../../test/booking/insert-test-booking.ts';
import { createTestContext } from '../../../../test/create-test-context.ts';
import type { Context } from '../../../context.ts';
import { confirmBooking, failBooking, leaveInDoubt } from './booking-repository.ts';
import { confirmHold, type Reservation, type ReservationRules, reserveBooking } from './place-repository.ts';
import type { NewBooking } from './new-booking.ts';

const minute = 60_000;
const day = new Date('2030-05-06T07:00:00Z').getTime();

function toInstant(minuteOfDay: number): Date {
  return new Date(day + minuteOfDay * minute);
}

function buildWanted(fromMinute: number, toMinute: number, changes: Partial<NewBooking> = {}): NewBooking {
  return {
    id: randomUUID(),
    idempotency_key: randomUUID(),
    request_hash: 'hash',
    view_key_hash: randomUUID(),
    starts_at: toInstant(fromMinute),
    ends_at: toInstant(toMinute),
    name: 'Ada',
    phone: '',
    message: '',
    topic: '',
    language: 'en',
    timezone: 'Europe/Warsaw',
    hour_cycle: null,
    ...changes,
  };
}

function hold({ pool }: Context, wanted: NewBooking, capacity = 1): Promise<Reservation> {
  const rules = { capacity, beforeMinutes: 0, afterMinutes: 0, holdMs: 2 * minute, attemptMs: 0.4 * minute };
  return reserveBooking(pool, wanted, rules, []);
}

async function countOverlaps({ pool }: Context): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`
    with live as (
      select c.lane, b.id, tstzrange(b.starts_at, b.ends_at) as meeting
      from booking b left join booking_claim c on c.booking_id = b.id where b.status in ('held', 'confirmed')
    )
    select count(*)::int as count from live a join live b
      on a.id < b.id and a.lane is not distinct from b.lane and a.meeting && b.meeting`);
  return rows[0]?.count ?? -1;
}

async function countDeadlocks({ pool }: Context): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? -1;
}

/** Every connection holds one after another, so that none waits for a connection longer than the pool allows. */
async function holdAll(
  context: Context,
  wanted: readonly NewBooking[],
  capacity = 1,
): Promise<Reservation[]> {
  const outcomes: Reservation[] = [];
  const left = wanted.values();
  const run = async () => {
    for (const one of left) outcomes.push(await hold(context, one, capacity));
  };
  await Promise.all(Array.from({ length: context.config.DATABASE_POOL_SIZE }, run));
  return outcomes;
}

test('[BAPI-07] an overlapping time is refused and an adjoining one is accepted', async () => {
  const context = await createTestContext();
  expect((await hold(context, buildWanted(30, 60))).kind).toBe('held');
  for (const [from, to] of [
    [30, 60],
    [0, 31],
    [59, 90],
    [0, 90],
    [40, 50],
  ] as const) {
    expect((await hold(context, buildWanted(from, to))).kind).toBe('taken');
  }
  expect((await hold(context, buildWanted(0, 30))).kind).toBe('held');
  expect((await hold(context, buildWanted(60, 75))).kind).toBe('held');
});

test('[BAPI-09] mixed lengths and offsets, all at once, never overlap and never deadlock', async () => {
  const context = await createTestContext({ environment: { DATABASE_POOL_SIZE: '12' } });
  const wanted = Array.from({ length: 120 }, (_, index) => {
    const from = (index * 7) % 240;
    return buildWanted(from, from + 15 * 2 ** (index % 3));
  });
  const outcomes = await holdAll(context, wanted);
  const won = outcomes.filter(({ kind }) => kind === 'held').length;
  expect(won).toBeGreaterThanOrEqual(4);
  expect(outcomes.filter(({ kind }) => kind === 'taken')).toHaveLength(120 - won);
  expect(await countOverlaps(context)).toBe(0);
  expect(await countDeadlocks(context)).toBe(0);
});

test('[BAPI-08] a capacity of three lets exactly three of many in', async () => {
  const context = await createTestContext({ environment: { DATABASE_POOL_SIZE: '12' } });
  const wanted = Array.from({ length: 48 }, () => buildWanted(0, 60));
  const outcomes = await holdAll(context, wanted, 3);
  expect(outcomes.filter(({ kind }) => kind === 'held')).toHaveLength(3);
  const { rows } = await context.pool.query('select lane from booking_claim order by lane');
  expect(rows).toEqual([{ lane: 1 }, { lane: 2 }, { lane: 3 }]);
});

test('[BAPI-23] a hold keeps its time for two minutes; then exactly one of many others takes it', async () => {
  const context = await createTestContext({ environment: { DATABASE_POOL_SIZE: '12' } });
  await hold(context, buildWanted(0, 30));
  await hold(context, buildWanted(30, 60));
  await advanceDatabase(context.pool, 1.8 * minute);
  expect((await hold(context, buildWanted(0, 60))).kind).toBe('taken');

  await advanceDatabase(context.pool, 0.2 * minute);
  const wanted = Array.from({ length: 48 }, () => buildWanted(0, 60));
  const outcomes = await holdAll(context, wanted);
  expect(outcomes.filter(({ kind }) => kind === 'held')).toHaveLength(1);
  expect(await countDeadlocks(context)).toBe(0);
  const { rows } = await context.pool.query(
    'select status, count(*)::int from booking group by 1 order by 1',
  );
  expect(rows).toEqual([
    { status: 'expired', count: 2 },
    { status: 'held', count: 1 },
  ]);
});

test('the database itself refuses a second booking of a time, whoever inserts it', async () => {
  const { pool } = await createTestContext();
  const { starts_at, ends_at } = await insertTestBooking(pool);
  await expect(insertTestBooking(pool, { starts_at, ends_at })).rejects.toThrow('booking_claim_no_overlap');
});

test('[BAPI-12] the same key at the same time is one hold, and other content under it is refused', async () => {
  const context = await createTestContext({ environment: { DATABASE_POOL_SIZE: '12' } });
  const key = randomUUID();
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, () => hold(context, buildWanted(0, 30, { idempotency_key: key }), 3)),
  );
  expect(outcomes.filter(({ kind }) => kind === 'held')).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === 'running')).toHaveLength(23);
  expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
  const other = buildWanted(60, 90, { idempotency_key: key, request_hash: 'other' });
  expect((await hold(context, other)).kind).toBe('key_reused');
});

test('an attempt whose process is lost is taken over by the same key, once, with the same booking', async () => {
  const context = await createTestContext({ environment: { DATABASE_POOL_SIZE: '12' } });
  const key = randomUUID();
  const first = await hold(context, buildWanted(0, 30, { idempotency_key: key }));
  await advanceDatabase(context.pool, minute);
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, () => hold(context, buildWanted(0, 30, { idempotency_key: key }))),
  );
  const taken = outcomes.filter(({ kind }) => kind === 'held');
  expect(taken).toEqual([{ kind: 'held', id: first.id, attempt: 2 }]);
  expect(outcomes.filter(({ kind }) => kind === 'running')).toHaveLength(23);
});

test('[BAPI-11] after its hold has run out the same key goes on with the same booking while the time is free', async () => {
  const context = await createTestContext();
  const key = randomUUID();
  const first = await hold(context, buildWanted(0, 30, { idempotency_key: key }));
  await advanceDatabase(context.pool, 10 * minute);
  expect(await hold(context, buildWanted(0, 30, { idempotency_key: key }))).toEqual({
    kind: 'held',
    id: first.id,
    attempt: 2,
  });
  await advanceDatabase(context.pool, 10 * minute);
  await hold(context, buildWanted(0, 30));
  const refused = await hold(context, buildWanted(0, 30, { idempotency_key: key }));
  expect(refused).toMatchObject({ kind: 'taken', id: first.id });
  const { rows } = await context.pool.query('select status from booking where id = $1', [first.id]);
  expect(rows).toEqual([{ status: 'expired' }]);
});

const failure = { code: 'auth_required', eventMayExist: false };

test('only the attempt that holds a booking can end it, and a failure frees time and key', async () => {
  const context = await createTestContext();
  const wanted = buildWanted(0, 30);
  const { id } = await hold(context, wanted);
  expect(await failBooking(context.pool, { id, attempt: 2 }, failure)).toBe(false);
  expect((await hold(context, buildWanted(0, 30))).kind).toBe('taken');
  expect(await failBooking(context.pool, { id, attempt: 1 }, failure)).toBe(true);
  const again = await hold(context, { ...wanted, id: randomUUID(), view_key_hash: randomUUID() });
  expect(again.kind).toBe('held');
  expect(again.id).not.toBe(id);
});

test('a booking in doubt keeps its time, and the same key may go on at once', async () => {
  const context = await createTestContext();
  const wanted = buildWanted(0, 30);
  const { id } = await hold(context, wanted);
  await leaveInDoubt(context.pool, { id, attempt: 1 }, 'booking_in_progress');
  expect((await hold(context, buildWanted(0, 30))).kind).toBe('taken');
  expect(await hold(context, wanted)).toEqual({ kind: 'held', id, attempt: 2 });
});

test('a hold is confirmed once, and is settled for its key from then on', async () => {
  const context = await createTestContext();
  const wanted = buildWanted(0, 30);
  const { id } = await hold(context, wanted);
  const client = await context.pool.connect();
  const confirmation = {
    at: new Date(),
    organizerEmail: undefined,
    meetLink: undefined,
    meetLinkStatus: 'pending',
  } as const;
  expect(await confirmBooking(client, id, confirmation)).toBe(true);
  expect(await confirmBooking(client, id, confirmation)).toBe(false);
  client.release();
  expect((await hold(context, wanted)).kind).toBe('settled');
});

const place = { capacity: 1, beforeMinutes: 0, afterMinutes: 0 };
const holdMs = 30 * minute;

/** Takes a half hour for one address, which may have two of them. */
function takeByEmail(
  { pool }: Context,
  index: number,
  rules: Partial<ReservationRules> = {},
): Promise<Reservation> {
  const email = 'ada@site.example';
  const changes = { method: 'email', visitor_email: email, email_key: email } as const;
  const wanted = buildWanted(index * 30, index * 30 + 30, changes);
  return reserveBooking(pool, wanted, { ...place, maxUpcoming: 2, ...rules }, []);
}

test('[MAILBOOK-05] bookings of one address that arrive at once do not exceed its limit', async () => {
  const context = await createTestContext({ environment: { DATABASE_POOL_SIZE: '12' } });
  const takes = await Promise.all(Array.from({ length: 24 }, (_, index) => takeByEmail(context, index)));
  expect(takes.filter(({ kind }) => kind === 'confirmed')).toHaveLength(2);
  expect(takes.filter(({ kind }) => kind === 'too_many')).toHaveLength(22);
});

test('[MAILBOOK-05] places that wait for their mail count against the limit of an address until they expire', async () => {
  const context = await createTestContext();
  for (const index of [0, 1]) expect((await takeByEmail(context, index, { holdMs })).kind).toBe('held');
  expect((await takeByEmail(context, 2)).kind).toBe('too_many_unconfirmed');
  await advanceDatabase(context.pool, holdMs);
  expect((await takeByEmail(context, 2)).kind).toBe('confirmed');
});

test('a place that waited for its mail until its time had come is not confirmed', async () => {
  const context = await createTestContext();
  const { id } = await takeByEmail(context, 0, { holdMs });
  const times = { starts_at: new Date(Date.now() - minute), ends_at: new Date(Date.now() + 29 * minute) };
  await context.pool.query('update booking set starts_at = $1, ends_at = $2', [
    times.starts_at,
    times.ends_at,
  ]);
  expect(await confirmHold(context.pool, { id, ...times }, place, [])).toBe('past');
  const { rows } = await context.pool.query('select status from booking');
  expect(rows).toEqual([{ status: 'held' }]);
});
