import { domainToUnicode } from 'node:url';
import { gmailDomains, toEmailKey } from './email-key.ts';

/** How else the address of one mailbox is stored, in lowercase: with either form of its domain, and without a tag. */
export function listSpellings(address: string): string[] {
  const key = toEmailKey(address);
  const domain = key.slice(key.lastIndexOf('@') + 1);
  const domains = gmailDomains.includes(domain) ? gmailDomains : [domain, domainToUnicode(domain)];
  const typed = address.slice(0, address.lastIndexOf('@')).toLowerCase();
  const locals = [typed, typed.replace(/\+.*/, ''), key.slice(0, key.lastIndexOf('@'))];
  return [...new Set(domains.flatMap((one) => locals.map((local) => `${local}@${one}`)))];
}
