import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { cleanEmailAddress, isEmailAddress } from '@tt/contract/inquiry/email-address';

// The conversion below would cut off a path or port instead of refusing it.
const domainLetters = /^[\p{L}\p{M}\p{N}.-]+$/u;
const hostName =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The domain in lowercase ASCII; undefined if no name server could know it: bad syntax, an IP, a single label. */
export function toEmailDomain(email: string): string | undefined {
  const cleaned = cleanEmailAddress(email);
  if (!isEmailAddress(cleaned)) return undefined;
  const written = cleaned.slice(cleaned.lastIndexOf('@') + 1);
  const domain = domainLetters.test(written) ? domainToASCII(written) : '';
  return hostName.test(domain) && isIP(domain) === 0 ? domain : undefined;
}
