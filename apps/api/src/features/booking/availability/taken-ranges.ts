import type { BookingRules } from '@tt/contract/booking/booking-rules';
import { type AvailabilityResponse, availabilityResponseSchema } from '@tt/contract/slots/availability';
import type pg from 'pg';
import type { PlaceRules } from '../place/place-repository.ts';
import { listTaken } from './availability-repository.ts';

export interface TakenOptions {
  pool: pg.Pool;
  rules: BookingRules;
  place: PlaceRules;
  describeCalendar: () => Promise<'fresh' | 'stale' | undefined>;
}

/** The taken times as everybody may see them. */
export async function listTakenRanges(options: TakenOptions): Promise<AvailabilityResponse> {
  const rows = await listTaken(options.pool, options.rules.windowDays + 1, options.place);
  const calendar = await options.describeCalendar();
  return {
    taken: rows.map(({ starts_at, ends_at, lane }) => ({
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
      lane,
    })),
    ...(calendar && { calendar }),
  };
}

/** Thousands may get the same answer, so it is serialized once. */
export function createTakenSerializer(): (answer: unknown) => string {
  const texts = new WeakMap<object, string>();
  return (answer) => {
    const known = texts.get(answer as object);
    if (known !== undefined) return known;
    const text = JSON.stringify(availabilityResponseSchema.parse(answer));
    texts.set(answer as object, text);
    return text;
  };
}
