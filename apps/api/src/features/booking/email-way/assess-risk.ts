import type { DomainVerdict } from '@tt/contract/inquiry/email-domain';
import { toStartInstant } from '@tt/contract/slots/slot-wire';
import type { EmailSubmission } from './email-way.ts';
import { toBookableMinutes } from './bookable-minutes.ts';
import { toBusinessDay } from './business-day.ts';
import { findSignals } from './email-repository.ts';
import type { EmailWayOptions } from './email-way-options.ts';
import { findSuspicion } from './suspicion.ts';
import { toMailboxHash } from '../../../delivery/mailbox.ts';

/**
 * The largest share that unconfirmed bookings may take, so that made-up addresses can't fill a day or the calendar.
 */
const largestShares = { day: 1 / 2, window: 1 / 8 };

export interface Judgment {
  /** The reason why this visitor has to confirm by email. */
  suspicion: string | undefined;
  /** This mailbox can't get another email today: it is not verified and has reached its limit. */
  isOutOfMails: boolean;
}

export async function assessRisk(
  options: EmailWayOptions,
  { request, networkKeys }: EmailSubmission,
  emailKey: string,
  { verdict, domain }: { verdict: DomainVerdict; domain: string },
): Promise<Judgment> {
  const emailHash = toMailboxHash(options.secret, request.email);
  const day = toBusinessDay(toStartInstant(request), options.rules.hours);
  const known = await findSignals(options.pool, {
    emailKey,
    emailHash,
    message: request.message ?? '',
    dayStartsAt: new Date(day.startsAt),
    dayEndsAt: new Date(day.endsAt),
  });
  const { isBeyondShared } = await options.countEmailBooking(networkKeys, domain);
  const { rules } = options;
  const dayMinutes = ((day.endsAt - day.startsAt) / 60_000) * rules.capacity;
  const suspicion = findSuspicion({
    booking: request,
    verdict,
    isBeyondLimits: isBeyondShared,
    isVerified: known.isVerified,
    isCrowded:
      known.unverifiedOfDay > dayMinutes * largestShares.day ||
      known.unverifiedAhead > toBookableMinutes(rules) * largestShares.window,
    isRepeatedText: known.isRepeatedText,
    secret: options.secret,
    now: options.now(),
  });
  const isOutOfMails = !known.isVerified && known.mails >= options.mailsPerUnverifiedMailbox;
  return { suspicion, isOutOfMails };
}
