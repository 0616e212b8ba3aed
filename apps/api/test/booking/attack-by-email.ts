import { listSlotInstants } from '@tt/contract/slots/slot-instants';
import { toWireStart } from '@tt/contract/slots/slot-wire';
import { warsawHours as hours } from '@tt/contract/test/warsaw-rules';
import { toWallClock } from '@tt/contract/time/time-zone';
import { dayMs } from '@tt/contract/time/time-zone-offset';
import { toConfirmKey } from '../../src/features/booking/core/confirm-key.ts';
import { buildEmailBooking, type EmailApp } from './start-email-app.ts';

const atOnce = 20;

/** The limits as they are by default, behind a proxy. */
export const usualLimits = {
  TRUST_PROXY: 'true',
  EMAIL_BOOKINGS_PER_ADDRESS_AND_HOUR: '10',
  EMAIL_BOOKINGS_PER_MAILBOX_AND_HOUR: '6',
  EMAIL_BOOKINGS_UNCONFIRMED_PER_HOUR: '3',
  MAILS_PER_UNVERIFIED_MAILBOX_AND_DAY: '3',
  BOOKINGS_PER_VISITOR: '2',
};

const listSlots = (day: number) =>
  listSlotInstants(toWallClock(Date.now() + day * dayMs, hours.timeZone).calendarDate, hours.timeZone, hours);

async function book(app: EmailApp, email: string, network: string, startsAt: number) {
  const answer = await app.call({
    method: 'POST',
    url: '/functions/v1/booking-by-email',
    payload: buildEmailBooking({ email, ...toWireStart(startsAt) }),
    headers: { 'x-forwarded-for': network },
  });
  const { success, code, error, booking } = answer.json();
  return {
    outcome: success ? String(booking.status) : String(code ?? error.code),
    id: booking?.id as string,
  };
}

export interface Attack {
  addresses: number;
  days: number;
  toNetwork: (index: number) => string;
}

/** Addresses of as many domains try every time of the next days. Returns how often they were told what. */
export async function attackByEmail(
  app: EmailApp,
  { addresses, days, toNetwork }: Attack,
): Promise<Record<string, number>> {
  const slots = Array.from({ length: days }, (_, day) => listSlots(day + 1)).flat();
  const counts: Record<string, number> = {};
  let next = 0;
  const send = async () => {
    for (let index = next++; index < addresses; index = next++) {
      const startsAt = slots[(index * 41) % slots.length] ?? 0;
      const { outcome } = await book(app, `bot@d${index}.example`, toNetwork(index), startsAt);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  return counts;
}

/** The largest part of a day that waits for confirmations. */
export async function findLargestShare({ context }: EmailApp): Promise<number> {
  const { rows } = await context.pool.query<{ minutes: number }>(
    `select sum(extract(epoch from ends_at - starts_at) / 60)::int as minutes from booking
     where status = 'held' group by (starts_at at time zone $1)::date`,
    [hours.timeZone],
  );
  return Math.max(0, ...rows.map(({ minutes }) => minutes)) / (listSlots(1).length * hours.stepMinutes);
}

/** A visitor with an ordinary address, from a network that nobody else uses, books the first free time of a day. */
export async function comeAsVisitor(app: EmailApp, day: number): Promise<string> {
  const startsAt = await findFree(app, day);
  const { outcome, id } = await book(app, 'ada.lovelace@gmail.com', '192.0.2.77', startsAt);
  if (outcome !== 'pending') return outcome;
  const answer = await app.call({
    method: 'POST',
    url: '/functions/v1/booking-confirm',
    payload: { key: toConfirmKey(app.context.secret, id) },
    headers: { 'x-forwarded-for': '192.0.2.77' },
  });
  return `pending, then ${answer.json().booking?.status ?? answer.body}`;
}

async function findFree({ context }: EmailApp, day: number): Promise<number> {
  const { rows } = await context.pool.query<{ starts_at: Date }>(
    "select starts_at from booking where status in ('held', 'confirmed')",
  );
  const taken = new Set(rows.map(({ starts_at }) => starts_at.getTime()));
  return listSlots(day).find((slot) => !taken.has(slot)) ?? 0;
}
