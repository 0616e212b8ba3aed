import { toBookingAnswer } from '@tt/api/src/features/booking/core/booking-answer.ts';
import { type BookingRow, bookingColumns } from '@tt/api/src/features/booking/core/booking-row.ts';
import { bookingResponseSchema } from '@tt/contract/booking/booking-response';
import { bookingRules } from '@tt/contract/booking/booking-rules';
import { checkView } from '../../invariants/promises.ts';
import type { Violation } from '../../invariants/violation.ts';
import type { Story } from '../steps/step-kind.ts';

const standing = `
  select ${bookingColumns.join(', ')}, false as is_attempt_over, false as is_hold_over
  from booking where status in ('confirmed', 'cancelled')`;

const options = {
  secret: { current: 'a secret that opens nothing', previous: undefined },
  company: { name: 'Company', email: 'company@site.example' },
  rules: bookingRules,
};
const reader = { viewKey: 'a'.repeat(32) };

/** Whoever has a booking can open it, whatever the company did to it: the answer is what the contract allows. */
export async function checkViews({ world }: Story): Promise<Violation[]> {
  const rows = await world.database.query<BookingRow>(standing);
  return rows.flatMap((row) => {
    const answer = toBookingAnswer({ ...options, now: () => new Date(world.clock.now) }, row, reader);
    const { data, error } = bookingResponseSchema.safeParse(answer);
    const shown = data?.booking ?? { trouble: error?.message ?? 'it is not in the answer' };
    return checkView(`the booking of ${row.name}`, shown, {
      status: row.status,
      startsAt: row.starts_at.toISOString(),
      duration: (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000,
    });
  });
}
