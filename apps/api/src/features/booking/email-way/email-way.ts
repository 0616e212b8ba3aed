import { confirmMinutes } from '@tt/contract/booking/booking-rules';
import type { EmailBooking } from '@tt/contract/booking/email-booking';
import { toStartInstant } from '@tt/contract/slots/slot-wire';
import { ApiError } from '../../../api-error.ts';
import type { Admission, BookingWay, Submission } from '../core/book.ts';
import { isSettled } from '../core/booking-row.ts';
import { toBookingAnswer } from '../core/booking-answer.ts';
import { type BookingJob, watch } from '../core/booking-jobs.ts';
import { getBooking } from '../core/booking-repository.ts';
import { toEmailKey } from '../../../delivery/email-key.ts';
import { toMailboxHash } from '../../../delivery/mailbox.ts';
import { askAgain } from './ask-again.ts';
import { toBusinessDay } from './business-day.ts';
import { confirmedJobs } from './confirmed-jobs.ts';
import type { EmailWayOptions } from './email-way-options.ts';
import { assessRisk } from './assess-risk.ts';

export type EmailSubmission = Submission<EmailBooking>;

const confirmMs = confirmMinutes * 60_000;
const keyWindowMs = 10 * 60_000;

const pendingJobs: BookingJob[] = [
  { queue: 'booking-mail', data: { kind: 'confirmRequest' } },
  { queue: watch.queue, data: {}, delayMs: confirmMs + watch.delayMs },
];

/**
 * Booking without an account: one transaction, after which the booking is confirmed or waits for a confirmation by
 * email. The event follows.
 */
export function createEmailWay(options: EmailWayOptions): BookingWay<EmailBooking> {
  return {
    method: 'email',
    // The same form, sent again within minutes from the same network, is the same booking.
    getProof: ({ networkKeys }) =>
      `${Math.floor(options.now().getTime() / keyWindowMs)}:${networkKeys.network}`,
    async admit(submission, known) {
      const { request } = submission;
      const emailKey = toEmailKey(request.email);
      const sender = await checkSender(options, submission, emailKey);
      if (!(await options.isEmailWayOpen())) return 'email_way_closed';
      const judgment = await assessRisk(options, submission, emailKey, sender);
      if (judgment.isOutOfMails) return 'mail_limit';
      // The row keeps its suspicion, so sending the form again does not avoid the confirmation by email.
      const suspicion = known?.suspicion ?? judgment.suspicion ?? null;
      const startsAt = toStartInstant(request);
      const endsAt = startsAt + request.duration * 60_000;
      const recheck = await options.recheckTime(new Date(startsAt), new Date(endsAt));
      if (recheck === 'busy') return 'slot_taken';
      return {
        columns: {
          visitor_email: request.email,
          email_key: emailKey,
          meet_link_status: 'pending',
          suspicion,
          is_rechecked: recheck === 'free',
        },
        terms: toTerms(options, startsAt, suspicion !== null),
      };
    },
    listJobs: ({ columns }) => (columns.suspicion ? pendingJobs : confirmedJobs),
    async repeat(submission, known) {
      const { mailAgain, email } = submission.request;
      if (!mailAgain || isSettled(known)) return undefined;
      await checkSender(options, submission, toEmailKey(email));
      const mailbox = {
        emailHash: toMailboxHash(options.secret, email),
        most: options.mailsPerUnverifiedMailbox,
      };
      return (await askAgain(options.pool, known.id, mailbox, confirmMs)) ? undefined : 'mail_limit';
    },
    async settle(_submission, { kind, id }) {
      if (kind === 'confirmed') await options.syncSoon(id);
      return toBookingAnswer(options, await getBooking(options.pool, id));
    },
  };
}

/** Throws if this network, address or domain has tried too often, or its domain does not accept mail. */
async function checkSender(
  options: EmailWayOptions,
  { request, networkKeys }: EmailSubmission,
  emailKey: string,
) {
  const domain = emailKey.slice(emailKey.lastIndexOf('@') + 1);
  await options.limitEmailBookings(networkKeys, { email: emailKey, domain });
  const { verdict } = await options.checkEmailDomain(request.email);
  if (verdict === 'invalid') throw new ApiError('invalid_email_domain');
  return { verdict, domain };
}

function toTerms(options: EmailWayOptions, startsAt: number, isSuspicious: boolean): Admission['terms'] {
  const maxUpcoming = options.bookingsPerVisitor;
  if (!isSuspicious) return { maxUpcoming };
  const day = toBusinessDay(startsAt, options.rules.hours);
  return {
    maxUpcoming,
    holdMs: confirmMs,
    maxPendingMs: ((day.endsAt - day.startsAt) * options.place.capacity) / 3,
    dayStartsAt: new Date(day.startsAt).toISOString(),
    dayEndsAt: new Date(day.endsAt).toISOString(),
  };
}
