import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { BookingResponse } from '@tt/contract/booking/booking-response';
import { confirmMinutes } from '@tt/contract/booking/booking-rules';
import type { EmailBooking } from '@tt/contract/booking/email-booking';
import { findSlotRefusal } from '@tt/contract/slots/slot-refusal';
import { toStartInstant } from '@tt/contract/slots/slot-wire';
import { ApiError } from '../../../api-error.ts';
import type { NetworkKeys } from '../../../limits/limits.ts';
import { watch, type BookingJob } from '../jobs/booking-jobs.ts';
import { type Take, type TakeRules, takeBooking, type WantedBooking } from '../place/place-repository.ts';
import { toBookingAnswer, toRefusal } from '../request/booking-answer.ts';
import { findBookingByKey, getBooking } from '../request/booking-repository.ts';
import type { BookingRow } from '../request/booking-row.ts';
import { toViewKey, toViewKeyHash } from '../request/view-key.ts';
import { toBusinessDay } from './business-day.ts';
import { confirmedJobs } from './confirmed-jobs.ts';
import { toEmailKey } from './email-key.ts';
import type { EmailWayOptions } from './email-way-options.ts';
import { judgeSuspicion } from './judge-suspicion.ts';

export interface EmailSubmission {
  booking: EmailBooking;
  idempotencyKey: string | undefined;
  networkKeys: NetworkKeys;
}

const confirmMs = confirmMinutes * 60_000;
const keyWindowMs = 10 * 60_000;

const pendingJobs: BookingJob[] = [
  { queue: 'booking-mail', data: { kind: 'confirmRequest' } },
  { queue: watch.queue, data: {}, delayMs: confirmMs + watch.delayMs },
];

/** Books without an account: one transaction, and the booking stands. The event follows. */
export async function bookByEmail(
  options: EmailWayOptions,
  submission: EmailSubmission,
): Promise<BookingResponse> {
  const { booking } = submission;
  const key = submission.idempotencyKey ?? toContentKey(options, submission);
  const hash = toHash(booking);
  const known = await findBookingByKey(options.pool, key);
  if (known && isDecided(known)) return answerKnown(options, known, hash);
  const startsAt = toStartInstant(booking);
  const refusal = findSlotRefusal(startsAt, options.now().getTime(), options.rules);
  if (refusal) return toRefusal(refusal);
  const emailKey = toEmailKey(booking.email);
  const verdict = await checkSender(options, submission, emailKey);
  if (!(await options.isEmailWayOpen())) return toRefusal('email_way_closed');
  const judgment = await judgeSuspicion(options, submission, emailKey, verdict);
  if (judgment.isOutOfMails) return toRefusal('mail_limit');
  // The row keeps its suspicion, so sending the form again does not spare the visitor the mail.
  const suspicion = known?.suspicion ?? judgment.suspicion;
  const endsAt = startsAt + booking.duration * 60_000;
  const recheck = await options.recheckTime(new Date(startsAt), new Date(endsAt));
  if (recheck === 'busy') return answerBusy(options, key, hash);
  const id = randomUUID();
  const wanted: WantedBooking = {
    id,
    idempotency_key: key,
    request_hash: hash,
    view_key_hash: toViewKeyHash(toViewKey(options.secret, id)),
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
    name: booking.name,
    phone: booking.phone ?? '',
    message: booking.message ?? '',
    language: booking.language,
    timezone: booking.timezone,
    hour_cycle: booking.hourCycle ?? null,
    method: 'email',
    organizer_email: booking.email,
    email_key: emailKey,
    meet_link_status: 'pending',
    suspicion: suspicion ?? null,
    is_rechecked: recheck === 'free',
  };
  const rules = toTakeRules(options, startsAt, suspicion !== undefined);
  const take = await takeBooking(options.pool, wanted, rules, suspicion ? pendingJobs : confirmedJobs);
  return answerTake(options, take, hash);
}

/** What makes the time busy may be the event of this very booking, sent a moment ago. */
async function answerBusy(options: EmailWayOptions, key: string, hash: string): Promise<BookingResponse> {
  const same = await findBookingByKey(options.pool, key);
  return same && isDecided(same) ? answerKnown(options, same, hash) : toRefusal('slot_taken');
}

/** Throws if this network, address or domain has tried too often, or its domain takes no mail. */
async function checkSender(
  options: EmailWayOptions,
  { booking, networkKeys }: EmailSubmission,
  emailKey: string,
) {
  const domain = emailKey.slice(emailKey.lastIndexOf('@') + 1);
  await options.limitEmailBookings(networkKeys, { email: emailKey, domain });
  const { verdict } = await options.checkEmailDomain(booking.email);
  if (verdict === 'invalid') throw new ApiError('invalid_email_domain');
  return { verdict, domain };
}

function toTakeRules(options: EmailWayOptions, startsAt: number, isSuspicious: boolean): TakeRules {
  const common = { ...options.place, maxUpcoming: options.bookingsPerVisitor };
  if (!isSuspicious) return common;
  const day = toBusinessDay(startsAt, options.rules.hours);
  const openMs = day.endsAt - day.startsAt;
  return {
    ...common,
    holdMs: confirmMs,
    maxPendingMs: (openMs * options.place.capacity) / 3,
    dayStartsAt: new Date(day.startsAt).toISOString(),
    dayEndsAt: new Date(day.endsAt).toISOString(),
  };
}

async function answerTake(options: EmailWayOptions, take: Take, hash: string): Promise<BookingResponse> {
  switch (take.kind) {
    case 'confirmed':
      await options.syncSoon(take.id);
      return toBookingAnswer(options, await getBooking(options.pool, take.id));
    case 'held':
      return toBookingAnswer(options, await getBooking(options.pool, take.id));
    case 'settled':
      return answerKnown(options, await getBooking(options.pool, take.id), hash);
    case 'too_many':
      return toRefusal('too_many_bookings');
    case 'too_many_pending':
      return toRefusal('confirm_limit');
    case 'key_reused':
      throw new ApiError('idempotency_key_reused');
    case 'running':
      throw new ApiError('request_in_progress', { retryAfterSeconds: 2 });
    case 'taken':
      return toRefusal('slot_taken');
  }
}

/** Decided, or waiting for its mail. */
function isDecided({ status, is_hold_over, method }: BookingRow): boolean {
  const isWaiting = status === 'held' && !is_hold_over;
  return status === 'confirmed' || status === 'cancelled' || method !== 'email' || isWaiting;
}

function answerKnown(options: EmailWayOptions, row: BookingRow, hash: string): BookingResponse {
  if (row.request_hash !== hash || row.method !== 'email') throw new ApiError('idempotency_key_reused');
  return toBookingAnswer(options, row);
}

function toHash({ form_token: _token, fax_number: _trap, ...content }: EmailBooking): string {
  const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify(['email', ...sorted]))
    .digest('base64url');
}

/**
 * The key of a request without one: the same form, sent again within minutes, is the same booking. The network is part of
 * it, so that nobody who guesses what another visitor wrote gets that visitor's booking.
 */
function toContentKey({ secret, now }: EmailWayOptions, { booking, networkKeys }: EmailSubmission): string {
  const window = Math.floor(now().getTime() / keyWindowMs);
  const content = `booking-email-content:${window}:${networkKeys.network}:${toHash(booking)}`;
  return createHmac('sha256', secret.current).update(content).digest('base64url');
}
