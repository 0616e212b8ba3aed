import { domainToASCII, domainToUnicode } from 'node:url';

/** Two domains of one provider, which ignores dots in addresses. */
const gmailDomains: readonly string[] = ['gmail.com', 'googlemail.com'];

/** The mailbox behind an address, for limits: without what providers ignore. The address itself stays as typed. */
export function toEmailKey(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1)) || address.slice(at + 1).toLowerCase();
  const [mailbox = ''] = address.slice(0, at).toLowerCase().split('+');
  const isDotless = gmailDomains.includes(domain);
  return `${isDotless ? mailbox.replaceAll('.', '') : mailbox}@${isDotless ? 'gmail.com' : domain}`;
}

/**
 * The other spellings under which one mailbox may be stored, in lowercase: with either form of its domain, and
 * without a tag.
 */
export function listSpellings(address: string): string[] {
  const key = toEmailKey(address);
  const domain = key.slice(key.lastIndexOf('@') + 1);
  const domains = gmailDomains.includes(domain) ? gmailDomains : [domain, domainToUnicode(domain)];
  const typed = address.slice(0, address.lastIndexOf('@')).toLowerCase();
  const locals = [typed, typed.replace(/\+.*/, ''), key.slice(0, key.lastIndexOf('@'))];
  return [...new Set(domains.flatMap((one) => locals.map((local) => `${local}@${one}`)))];
}
