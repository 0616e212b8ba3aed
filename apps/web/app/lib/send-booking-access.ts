import { type BookingResponse, bookingResponseSchema } from '@tt/contract/booking/booking-response';
import type { BackendResult } from './backend-client.ts';
import { getBackendClient } from './get-backend-client.ts';

const paths = { view: '/functions/v1/booking-view', cancel: '/functions/v1/booking-cancel' };

/** Shows or cancels the booking behind a view key; both are idempotent. */
export function sendBookingAccess(
  action: keyof typeof paths,
  viewKey: string,
): Promise<BackendResult<BookingResponse>> {
  return getBackendClient().send({
    method: 'POST',
    path: paths[action],
    body: { key: viewKey },
    answer: bookingResponseSchema,
    timeoutMs: 10_000,
    isRepeatable: true,
  });
}
