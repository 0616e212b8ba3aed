import { createHash } from 'node:crypto';
import type { BookingRules } from '@tt/contract/booking/booking-rules';
import { type AvailabilityResponse, availabilityResponseSchema } from '@tt/contract/slots/availability';
import type pg from 'pg';
import type { PlaceRules } from '../core/place-repository.ts';
import { listTaken } from './availability-repository.ts';

export interface TakenOptions {
  pool: pg.Pool;
  rules: BookingRules;
  place: PlaceRules;
  describeCalendar: () => Promise<'fresh' | 'stale' | undefined>;
}

/** An answer as it is sent, made once for all callers: most of the cost of this route is its size. */
export interface PublishedTimes {
  text: string;
  etag: string;
}

/** The taken times as everybody may see them. */
export async function publishTaken(options: TakenOptions): Promise<PublishedTimes> {
  const rows = await listTaken(options.pool, options.rules.windowDays + 1, options.place);
  const calendar = await options.describeCalendar();
  const answer: AvailabilityResponse = {
    taken: rows.map(({ starts_at, ends_at, lane }) => ({
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
      lane,
    })),
    ...(calendar && { calendar }),
  };
  const text = JSON.stringify(availabilityResponseSchema.parse(answer));
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}
