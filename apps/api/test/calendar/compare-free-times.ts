import { randomUUID } from 'node:crypto';
import { type BookingRules, durationsMinutes } from '@tt/contract/booking/booking-rules';
import { toWeek, warsawHours, warsawRules } from '@tt/contract/test/warsaw-rules';
import { toTakenRanges } from '@tt/contract/slots/availability';
import { listOfferedSlots } from '@tt/contract/slots/slot-offer';
import type pg from 'pg';
import { expect } from 'vitest';
import {
  createRandom,
  type FreeTimeFacts,
  isFree,
  listAllowedStarts,
  type Random,
  type Range,
} from './free-time-model.ts';
import {
  moveBooking,
  type PlaceRules,
  reserveBooking,
} from '../../src/features/booking/core/place-repository.ts';
import { type EmailApp, startEmailApp } from '../booking/start-email-app.ts';
import type { NewBooking } from '../../src/features/booking/core/new-booking.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const zones = [
  ...['Europe/Warsaw', 'America/New_York', 'Asia/Kathmandu'],
  ...['Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Honolulu'],
];
/** Before and after a meeting. The longest reach further than the notice, so that past meetings matter. */
export const allBuffers = [
  ...[
    [0, 0],
    [240, 0],
    [0, 240],
    [5, 10],
  ],
  ...[
    [30, 45],
    [240, 240],
    [15, 0],
  ],
];

interface World {
  app: EmailApp;
  random: Random;
  rules: BookingRules;
  place: PlaceRules;
  now: number;
  /** Days on which much happens. Half a year has clock changes in most zones. */
  days: number[];
  facts: FreeTimeFacts;
}

const toPair = ({ from, to }: Range) => ({
  startsAt: new Date(from).toISOString(),
  endsAt: new Date(to).toISOString(),
});

function pickTime({ random, days }: Pick<World, 'random' | 'days'>, stepMinutes: number): number {
  const steps = dayMs / minuteMs / stepMinutes;
  return random.pick(days) + random.below(steps) * stepMinutes * minuteMs;
}

async function startWorld(random: Random, buffers: readonly number[]): Promise<World> {
  const timeZone = random.pick(zones);
  const isAroundTheClock = Math.max(...buffers) > 200 || random.chance(0.5);
  const hours = {
    ...warsawHours,
    timeZone,
    ...(isAroundTheClock && { week: toWeek({ opensAt: '00:00', closesAt: '23:59' }) }),
  };
  const rules = { ...warsawRules, hours, capacity: 1 + random.below(3), windowDays: 190 };
  const [beforeMinutes = 0, afterMinutes = 0] = buffers;
  const app = await startEmailApp({
    replacements: { rules },
    environment: {
      BUFFER_BEFORE_MINUTES: String(beforeMinutes),
      BUFFER_AFTER_MINUTES: String(afterMinutes),
    },
  });
  const now = Date.now();
  const today = now - (now % dayMs);
  const change = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .getTimeZoneTransition('next')?.epochMilliseconds;
  const changeDay = change && change < now + 180 * dayMs ? change - (change % dayMs) : today + 9 * dayMs;
  const days = [today, today + dayMs, changeDay, changeDay + dayMs, today + (20 + random.below(160)) * dayMs];
  const place = { capacity: rules.capacity, beforeMinutes, afterMinutes };
  return { app, random, rules, place, now, days, facts: { busy: [], ownEvents: [], meetings: [] } };
}

/** Private entries of the company: short, long, overlapping, in the past, and some that leave the time free. */
async function enterPrivateLife(world: World): Promise<void> {
  const { app, random, facts } = world;
  await app.google.admin.setRules({ mergesBusy: random.chance(0.5) });
  const entries = Array.from({ length: 6 + random.below(12) }, () => {
    const from = pickTime(world, random.pick([1, 15, 30]));
    const length = random.chance(0.1) ? random.below(2000) : random.below(150);
    return { range: { from, to: from + (length + 1) * minuteMs }, isTransparent: random.chance(0.15) };
  });
  const seeds = entries.map(({ range, isTransparent }) => ({ ...toPair(range), isTransparent }));
  await app.google.admin.seedBusy(...seeds);
  facts.busy.push(...entries.filter((entry) => !entry.isTransparent).map(({ range }) => range));
  await app.runJob('calendar-snapshot');
}

function toWanted({ from, to }: Range): NewBooking {
  const id = randomUUID();
  const address = `${id}@site.example`;
  return {
    ...{ id, idempotency_key: id, request_hash: id, view_key_hash: id, name: 'Ada', phone: '', message: '' },
    topic: '',
    ...{
      starts_at: new Date(from),
      ends_at: new Date(to),
      language: 'en',
      timezone: 'UTC',
      hour_cycle: null,
    },
    ...{ method: 'email', visitor_email: address, email_key: address },
  };
}

/** A meeting that a visitor may still wish for. */
function pickWish(world: World): Range {
  const from = pickTime(world, 15);
  if (from < world.now + (world.rules.minimumNoticeMinutes + 1) * minuteMs) return pickWish(world);
  return { from, to: from + world.random.pick(durationsMinutes) * minuteMs };
}

/** One that ended a moment ago, whose buffer may reach into what can be booked. */
function pickPast({ random, now }: World): Range {
  const to = now - (now % minuteMs) - random.below(60) * minuteMs;
  return { from: to - random.pick(durationsMinutes) * minuteMs, to };
}

/** What may have happened to a booking since: where its event is, and whether it still takes its time. */
const fates = [
  'synced',
  'unsynced',
  'moved',
  'movedAndSynced',
  'canceled',
  'held',
  'holdOver',
  'google',
] as const;

async function book(world: World): Promise<void> {
  const { app, random, place, facts } = world;
  const { pool } = app.context;
  const isPast = random.chance(0.2);
  const first = isPast ? pickPast(world) : pickWish(world);
  if (isPast && !isFree(facts, place, first)) return;
  const wanted = toWanted(first);
  const { kind } = await reserveBooking(pool, wanted, { ...place, maxUpcoming: 9 }, []);
  expect(kind === 'confirmed', `taking ${JSON.stringify(toPair(first))}`).toBe(isFree(facts, place, first));
  if (kind !== 'confirmed') return;
  const fate = random.pick(fates);
  const wish = pickWish(world);
  const isMoved =
    fate.startsWith('moved') &&
    first.from > Date.now() &&
    (
      await moveBooking(
        pool,
        { id: wanted.id, startsAt: new Date(wish.from), endsAt: new Date(wish.to) },
        place,
        [],
      )
    ).kind === 'moved';
  const last = isMoved ? wish : first;
  const event =
    fate === 'unsynced' || fate.startsWith('hold') || fate === 'held'
      ? undefined
      : fate === 'moved'
        ? first
        : last;
  const status = { canceled: 'cancelled', held: 'held', holdOver: 'held' }[fate as string] ?? 'confirmed';
  const isOwn = event && fate !== 'google';
  const { rows } = await pool.query<{ lane: number }>(
    `update booking set status = $2, method = $3, synced_starts_at = $4, synced_ends_at = $5,
       hold_expires_at = clock_timestamp() + $6 * interval '1 hour'
     where id = $1
     returning (select lane from booking_claim where booking_id = booking.id)`,
    [
      ...[wanted.id, status, fate === 'google' ? 'google' : 'email'],
      ...(isOwn ? [new Date(event.from), new Date(event.to)] : [null, null]),
      fate === 'holdOver' ? -1 : 1,
    ],
  );
  if (event) {
    await app.google.admin.seedBusy(toPair(event));
    facts.busy.push(event);
    facts.ownEvents.push(event);
  }
  if (status !== 'cancelled' && fate !== 'holdOver')
    facts.meetings.push({ ...last, lane: rows[0]?.lane ?? 0 });
}

/** The page's offer against the model, on every day with something in it. Returns how many times were compared. */
async function compareOffer(world: World): Promise<number> {
  let compared = 0;
  const { app, random, rules, place, now, facts } = world;
  const answer = (await app.call({ url: '/functions/v1/booking-availability' })).json();
  const takenRanges = toTakenRanges(answer);
  for (const day of world.days) {
    const timeZone = random.pick(zones);
    const calendarDate = new Date(day).toISOString().slice(0, 10);
    const allowed = listAllowedStarts(calendarDate, timeZone, now, rules);
    for (const durationMinutes of durationsMinutes) {
      const query = { calendarDate, timeZone, languageTag: 'en', now, durationMinutes, takenRanges };
      const offered = listOfferedSlots(query, rules).map(({ startsAt }) => new Date(startsAt).toISOString());
      const free = allowed.filter((from) =>
        isFree(facts, place, { from, to: from + durationMinutes * minuteMs }),
      );
      const where = `${calendarDate} ${timeZone} ${durationMinutes} min`;
      expect(offered, where).toEqual(free.map((from) => new Date(from).toISOString()));
      compared += allowed.length;
    }
  }
  return compared;
}

/** Asks the server for random times, releasing each one. */
async function compareRefusals(world: World): Promise<void> {
  const { app, place, facts } = world;
  const client = await app.context.pool.connect();
  try {
    for (let index = 0; index < 50; index += 1) {
      const wish = pickWish(world);
      await client.query('begin');
      const rules = { ...place, maxUpcoming: 9 };
      const { kind } = await reserveBooking(client as unknown as pg.Pool, toWanted(wish), rules, []);
      await client.query('rollback');
      expect(kind === 'confirmed', JSON.stringify(toPair(wish))).toBe(isFree(facts, place, wish));
    }
  } finally {
    client.release();
  }
}

/** A company's private life and bookings of all kinds: what is offered and what is refused, against the model. */
export async function compareFreeTimes(seed: number, buffers: readonly number[]): Promise<void> {
  const world = await startWorld(createRandom(seed), buffers);
  await enterPrivateLife(world);
  for (let index = 0; index < 14; index += 1) await book(world);
  await world.app.runJob('calendar-snapshot');
  expect(await compareOffer(world)).toBeGreaterThan(50);
  await compareRefusals(world);
}
