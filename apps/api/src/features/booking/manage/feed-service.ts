import { createHash } from 'node:crypto';
import type pg from 'pg';
import { ApiError } from '../../../api-error.ts';
import type { Limits, NetworkKeys } from '../../../limits/limits.ts';
import type { Company } from '../core/booking-texts.ts';
import { toCalendarFeed } from './calendar-feed.ts';
import { toFeedKeyHash } from './feed-key.ts';
import { listUpcoming, touchFeedKey } from './feed-repository.ts';

export interface FeedOptions {
  pool: pg.Pool;
  company: Company;
  limitFeed: Limits['limitFeed'];
}

export interface FeedCall {
  key: string;
  networkKeys: NetworkKeys;
}

export interface Feed {
  body: string;
  etag: string;
  lastModified: Date;
}

export type FeedService = ReturnType<typeof createFeedService>;

export function createFeedService(options: FeedOptions) {
  return { read: (call: FeedCall) => readFeed(options, call) };
}

async function readFeed({ pool, company, limitFeed }: FeedOptions, call: FeedCall): Promise<Feed> {
  await limitFeed(call.networkKeys);
  const key = await touchFeedKey(pool, toFeedKeyHash(call.key));
  if (!key) throw new ApiError('not_found');
  const bookings = await listUpcoming(pool);
  const body = toCalendarFeed(bookings, key.detail, company);
  const changes = bookings.map(({ changed_at }) => changed_at);
  const lastModified = new Date(Math.max(...[key.created_at, ...changes].map((date) => date.getTime())));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"`, lastModified };
}
