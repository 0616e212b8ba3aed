import { createSessionRecord } from '../../../lib/session-record.ts';
import { bookingValuesSchema } from './booking-values.ts';

/** Form input, kept in session storage across the redirect to Google and across failures, until booked. */
export const bookingDraft = createSessionRecord('tt_booking_draft', bookingValuesSchema);
