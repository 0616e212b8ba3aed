import type { EmailBooking } from '@tt/contract/booking/email-booking';
import type { DomainVerdict } from '@tt/contract/inquiry/email-domain';
import { findOpenedAt } from '../../../forms/form-token.ts';
import { flaggedFromScore, scoreSpam } from '../../../forms/spam-score.ts';
import type { SigningSecret } from '../../../process/signing-secret.ts';
import { isPlainName } from '../core/plain-name.ts';

export interface SuspicionSigns {
  booking: EmailBooking;
  verdict: DomainVerdict;
  isBeyondLimits: boolean;
  /** The owner of the address has confirmed a booking by email before. */
  isVerified: boolean;
  /** Bookings of addresses that nobody has confirmed take up most of the day, or much of all days. */
  isCrowded: boolean;
  isRepeatedText: boolean;
  secret: SigningSecret;
  now: Date;
}

/** Why the visitor has to confirm by email; undefined if there is no reason. No reason ever refuses a booking. */
export function findSuspicion(signs: SuspicionSigns): string | undefined {
  if (isRobot(signs)) return 'form filled by a script';
  if (signs.isVerified) return undefined;
  if (signs.isBeyondLimits) return 'many bookings in an hour';
  if (signs.isCrowded) return 'many times are taken by unconfirmed addresses';
  if (signs.verdict === 'unknown') return 'domain could not be checked';
  if (!isPlainName(signs.booking.name)) return 'name with a link';
  return signs.isRepeatedText ? 'same message from another address' : undefined;
}

// A token that we did not sign counts here, unlike for an inquiry, because confirming by email costs an honest
// visitor one click.
function isRobot({ booking, secret, now }: SuspicionSigns): boolean {
  const { form_token: token, fax_number: trap } = booking;
  const openedAt = token ? findOpenedAt(secret, token) : undefined;
  const score = scoreSpam({ isTrapFilled: Boolean(trap), hasToken: Boolean(token), openedAt, now });
  return score >= flaggedFromScore || (Boolean(token) && openedAt === undefined);
}
