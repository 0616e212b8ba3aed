import { toAddressLink } from '@tt/contract/language/address-link';

export interface Mail {
  to: string;
  copyTo: string;
  subject: string;
  text: string;
}

/** Windows passes links of about 2,000 characters to a mail program. */
const linkMaxLength = 1_800;

/** The link that opens an email in the person's own mail program. Too long a text is left out, and the person pastes it. */
export function toMailLink({ to, copyTo, subject, text }: Mail): { href: string; isTextLeftOut: boolean } {
  const withoutText = `${toAddressLink(to)}?cc=${encodeURIComponent(copyTo)}&subject=${encodeURIComponent(subject)}`;
  // RFC 6068 requires both characters at the end of a line.
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  const href = body ? `${withoutText}&body=${body}` : withoutText;
  return href.length > linkMaxLength
    ? { href: withoutText, isTextLeftOut: true }
    : { href, isTextLeftOut: false };
}
