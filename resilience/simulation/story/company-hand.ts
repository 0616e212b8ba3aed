import { toInstant } from '@tt/standins/google/calendar/event-schema';
import type { StoredEvent } from '@tt/standins/google/calendar/event-store';
import { companyConnection } from '@tt/standins/google/company-connection';
import { revokeConsent } from '@tt/standins/google/oauth/revoke-consent';
import type { World } from '../world.ts';

const { account: email, clientId, scope, refreshToken } = companyConnection;
const account = { email, timeZone: 'Europe/Warsaw' };
const hourMs = 3_600_000;
const calendar = { id: email, timeZone: account.timeZone };

/** The booking of an event of ours; empty for a private entry. */
export function toBookingId({ body }: StoredEvent): string {
  return body.extendedProperties?.private?.bookingId ?? '';
}

/** Our meetings in the company's calendar. */
export function listOwnEvents(world: World): StoredEvent[] {
  return listEvents(world).filter((event) => event.status === 'confirmed' && toBookingId(event) !== '');
}

export function listBusy(world: World): StoredEvent[] {
  return listEvents(world).filter((event) => event.status === 'confirmed' && toBookingId(event) === '');
}

/** Deletions that can be taken back, also those of bookings that were canceled since. */
export function listDeletedEvents(world: World): StoredEvent[] {
  return listEvents(world).filter((event) => event.status === 'cancelled' && toBookingId(event) !== '');
}

/** Whether the calendar has, or had, something else at that time. */
export function hasOtherEvent(world: World, id: string, [from, to]: [number, number]): boolean {
  return listEvents(world).some(
    (event) =>
      toBookingId(event) !== id && toInstant(event.body.start) < to && toInstant(event.body.end) > from,
  );
}

/** An all-day event has none. */
export function hasTime({ body }: StoredEvent): boolean {
  return body.start.dateTime !== undefined;
}

export function moveEvent({ google }: World, event: StoredEvent, startsAt: number, endsAt: number): void {
  const toTime = (at: number) => ({ dateTime: new Date(at).toISOString() });
  google.world.events.change(event, {
    body: { ...event.body, start: toTime(startsAt), end: toTime(endsAt) },
  });
}

export function shiftEvent(world: World, event: StoredEvent, byMs: number): void {
  const { start, end } = event.body;
  moveEvent(world, event, toInstant(start) + byMs, toInstant(end) + byMs);
}

export const shapes = ['all-day', 'empty', 'past'] as const;
export type Shape = (typeof shapes)[number];

export function bendEvent(world: World, event: StoredEvent, shape: Shape): void {
  const { now } = world.clock;
  const startsAt = toInstant(event.body.start);
  const toDate = (at: number) => ({ date: new Date(at).toISOString().slice(0, 10) });
  const body = { ...event.body, start: toDate(startsAt), end: toDate(startsAt + 24 * hourMs) };
  if (shape === 'empty') moveEvent(world, event, startsAt, startsAt);
  else if (shape === 'past') moveEvent(world, event, now - 2 * hourMs, now - hourMs);
  else world.google.world.events.change(event, { body });
}

export async function addBusy({ google, database }: World, startsAt: number, minutes: number): Promise<void> {
  const [from, to] = [startsAt, startsAt + minutes * 60_000].map((at) => new Date(at).toISOString());
  const id = `busy${google.world.events.list().length}`;
  const body = { id, start: { dateTime: from ?? '' }, end: { dateTime: to ?? '' } };
  google.world.events.insert(calendar, body);
  await database.query('insert into simulated_busy (event_id, at) values ($1, tstzrange($2, $3))', [
    id,
    from,
    to,
  ]);
}

export async function removeBusy({ google, database }: World, event: StoredEvent): Promise<void> {
  google.world.events.cancel(event);
  await database.query('delete from simulated_busy where event_id = $1', [event.id]);
}

/** The consultant gives or takes back the consent behind our refresh token. */
export function setConsent({ google }: World, isGiven: boolean): void {
  const { refreshTokens, rules } = google.world;
  if (!isGiven) revokeConsent(google.world, refreshToken);
  else if (!refreshTokens.find(refreshToken))
    refreshTokens.issue({ account, clientId, scope, token: refreshToken }, rules);
}

function listEvents({ google }: World): StoredEvent[] {
  return google.world.events.list(email);
}
