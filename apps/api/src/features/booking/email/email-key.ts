import { domainToASCII } from 'node:url';

/** Two names of one provider, which ignores dots. */
export const gmailDomains: readonly string[] = ['gmail.com', 'googlemail.com'];

/** The mailbox behind an address, for limits: without what providers ignore. The address itself stays as typed. */
export function toEmailKey(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1)) || address.slice(at + 1).toLowerCase();
  const [mailbox = ''] = address.slice(0, at).toLowerCase().split('+');
  const isDotless = gmailDomains.includes(domain);
  return `${isDotless ? mailbox.replaceAll('.', '') : mailbox}@${isDotless ? 'gmail.com' : domain}`;
}
