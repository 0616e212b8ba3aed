import type { BookingRequest } from '@tt/contract/booking/booking-request';
import type { TokenVerdict } from '../../../adapters/calendar/calendar.ts';
import type { BookingWay } from '../core/book.ts';
import { watch } from '../core/booking-jobs.ts';
import { Background } from './background.ts';
import { finishBooking } from './finish-booking.ts';
import type { GoogleWayOptions } from './google-way-options.ts';
import { OpenDoubts } from './open-doubts.ts';

/** After the time for Google plus this margin, an attempt without a result counts as lost with its process. */
const attemptMarginMs = 4_000;

const tokenRefusals = {
  invalid: 'auth_required',
  scope_missing: 'scope_missing',
  unavailable: 'calendar_unavailable',
} as const satisfies Record<Exclude<TokenVerdict, 'good'>, string>;

/** The place is held until the event is in the visitor's calendar. `onHeld` reports that others can't have it now. */
export function createGoogleWay(
  options: GoogleWayOptions,
  onHeld: () => void,
): BookingWay<BookingRequest> & { close: () => Promise<void> } {
  const background = new Background(options.log);
  const doubts = new OpenDoubts(options.timeouts.absence);
  const holdMs = options.rules.holdMinutes * 60_000;
  const attemptMs = options.timeouts.waitMs + attemptMarginMs;
  return {
    method: 'google',
    getProof: ({ request }) => request.accessToken,
    async admit({ request, networkKeys }) {
      await options.limitBookings(networkKeys);
      const verdict = await options.calendar.checkToken(request.accessToken);
      if (verdict !== 'good') return tokenRefusals[verdict];
      const { isBeyondShared } = await options.countBooking();
      if (isBeyondShared) options.metrics.bookingsBeyondLimit.inc();
      return { columns: {}, terms: { holdMs, attemptMs } };
    },
    listJobs: () => [{ queue: watch.queue, data: {}, delayMs: holdMs + watch.delayMs }],
    settle({ request }, reservation) {
      onHeld();
      return finishBooking(options, { background, doubts }, reservation, request.accessToken);
    },
    close: () => background.close(),
  };
}
