import { createSessionRecord } from '../../../lib/session-record.ts';
import { bookingValuesSchema } from './booking-values.ts';

/** What was filled in, kept in this tab over the redirect to Google and over failures, until booked. */
export const bookingDraft = createSessionRecord('tt_booking_draft', bookingValuesSchema);
