import { randomUUID } from 'node:crypto';
import { createFeedKey, toFeedKeyHash } from '../../../apps/api/src/features/booking/manage/feed-key.ts';
import { insertFeedKey } from '../../../apps/api/src/features/booking/manage/feed-repository.ts';
import { toViewKey, toViewKeyHash } from '../../../apps/api/src/features/booking/core/view-key.ts';
import { benchSecret } from '../bench-settings.ts';
import { listUpcomingStarts } from './free-starts.ts';
import type { Session } from './open-session.ts';

export const upcomingBookings = 200;
const viewedBookings = 2_000;

const insertUpcoming = `
  insert into booking (
    id, request_hash, view_key_hash, status, lane, starts_at, ends_at, created_at, hold_expires_at, attempt,
    attempt_expires_at, confirmed_at, name, phone, message, language, timezone, visitor_email, meet_link, meet_link_status)
  select id, '', id::text, 'confirmed', $3, starts_at, starts_at + interval '30 minutes', now() - interval '3 days', now(), 1,
    now(), now(), 'Upcoming visitor', '', 'A question about a drive.', 'en', 'Europe/Warsaw', 'upcoming@example.com',
    'https://meet.google.com/aaa-bbbb-ccc', 'ready'
  from unnest($1::uuid[], $2::timestamptz[]) as wanted (id, starts_at)`;

export interface Keys {
  feedKey: string;
  /** Of bookings at any time, past ones if there are any. */
  viewKeys: string[];
}

/** What both databases have in common: the bookings of the coming weeks, a feed, and keys that open bookings. */
export async function addUpcoming(session: Session): Promise<Keys> {
  await addLane(session, 1);
  const feedKey = createFeedKey();
  await insertFeedKey(session, { hash: toFeedKeyHash(feedKey), label: 'bench', detail: 'all' });
  return { feedKey, viewKeys: await openSome(session) };
}

/** Books the same times once more, for another consultant. */
export async function addLane(session: Session, lane: number): Promise<void> {
  const starts = listUpcomingStarts(upcomingBookings);
  await session.query(insertUpcoming, [starts.map(() => randomUUID()), starts, lane]);
}

async function openSome(session: Session): Promise<string[]> {
  const { rows } = await session.query<{ id: string }>(
    `select id from booking where status in ('confirmed', 'cancelled') order by md5(id::text) limit $1`,
    [viewedBookings],
  );
  const ids = rows.map(({ id }) => id);
  const keys = ids.map((id) => toViewKey({ current: benchSecret }, id));
  await session.query(
    'update booking b set view_key_hash = k.hash from unnest($1::uuid[], $2::text[]) as k (id, hash) where b.id = k.id',
    [ids, keys.map(toViewKeyHash)],
  );
  return keys;
}
