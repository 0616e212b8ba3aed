import type { Story } from '../steps/step-kind.ts';
import { checkBookingsEnd } from './check-bookings-end.ts';
import { checkEmailEnd } from './check-email-end.ts';
import { checkInquiriesEnd } from './check-inquiries-end.ts';
import { checkMailsEnd } from './check-mails-end.ts';
import { checkQueueEnd } from './check-queue-end.ts';

/** The invariants that hold when all faults are over and all work is done. */
export async function checkEnd(story: Story): Promise<void> {
  await checkQueueEnd(story);
  await checkInquiriesEnd(story);
  await checkBookingsEnd(story);
  await checkEmailEnd(story);
  await checkMailsEnd(story);
}
