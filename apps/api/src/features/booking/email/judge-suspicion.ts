import { createHmac } from 'node:crypto';
import type { DomainVerdict } from '@tt/contract/enquiry/email-domain';
import { listStartMinutes } from '@tt/contract/slots/business-hours';
import type { SigningSecret } from '../../../process/signing-secret.ts';
import type { EmailSubmission } from './book-by-email.ts';
import { findKnownSigns } from './email-repository.ts';
import type { EmailWayOptions } from './email-way-options.ts';
import { findSuspicion } from './suspicion.ts';

const weekDays = 7;

/** Finds why this visitor has to confirm by mail, if at all. */
export async function judgeSuspicion(
  options: EmailWayOptions,
  { booking, networkKeys }: EmailSubmission,
  emailKey: string,
  { verdict, domain }: { verdict: DomainVerdict; domain: string },
): Promise<string | undefined> {
  const emailHash = toProvenHash(options.secret, emailKey);
  const known = await findKnownSigns(options.pool, { emailKey, emailHash, message: booking.message ?? '' });
  const { isBeyondShared } = await options.countEmailBooking(networkKeys, domain);
  const { hours, capacity } = options.rules;
  const weekMinutes = listStartMinutes(hours).length * hours.stepMinutes * weekDays * capacity;
  return findSuspicion({
    booking,
    verdict,
    isBeyondLimits: isBeyondShared,
    isProven: known.isProven,
    isCrowded: known.unprovenMinutes > weekMinutes / 2,
    isRepeatedText: known.isRepeatedText,
    secret: options.secret,
    now: options.now(),
  });
}

/** Only a hash of a confirmed address is remembered. */
export function toProvenHash({ current }: Pick<SigningSecret, 'current'>, emailKey: string): string {
  return createHmac('sha256', current).update(`proven-address:${emailKey}`).digest('base64url');
}
