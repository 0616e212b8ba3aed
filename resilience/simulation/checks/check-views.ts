import { toBookingAnswer } from '@tt/api/src/features/booking/core/booking-answer.ts';
import { type BookingRow, bookingColumns } from '@tt/api/src/features/booking/core/booking-row.ts';
import { bookingResponseSchema } from '@tt/contract/booking/booking-response';
import { bookingRules } from '@tt/contract/booking/booking-rules';
import type { Story } from '../steps/step-kind.ts';
import { require } from '../story/violation.ts';

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
export async function checkViews({ world }: Story): Promise<void> {
  for (const row of await world.database.query<BookingRow>(standing)) {
    const answer = toBookingAnswer({ ...options, now: () => new Date(world.clock.now) }, row, reader);
    const { success, error } = bookingResponseSchema.safeParse(answer);
    require(success, () => `the booking of ${row.name} can't be opened: ${error?.message}`);
  }
}
