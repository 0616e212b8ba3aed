import { defaultLanguageCode, getLanguage } from '@tt/contract/language/language';
import type { Letter } from '../adapters/mail/inbox.ts';
import type { ChatSize } from './fit-to-chat.ts';
import type { Notice } from './deliver-to-company.ts';
import { formatLink } from './desk-link.ts';
import type { MailHeadline, MailLink } from './mail-content.ts';
import { renderMailHtml } from './mail-html.ts';

/** The beginning and end of every email to the company. */
export interface Letterhead {
  company: { name: string; email: string };
  siteOrigin: string;
}

export interface PlainNotice {
  toText: (chat: ChatSize) => string;
  /** Defaults to the first sentence. */
  subject?: string;
  /** Whom the notice is about. */
  replyTo?: string | null;
  /** A line of the text that becomes a button in the email. */
  link?: MailLink | undefined;
}

const reason = 'Sent to the company address of this site.';
const roomy: ChatSize = { maxLength: Number.POSITIVE_INFINITY, lengthOf: (text) => text.length };

/** A notice whose email has the same text as the chat message. */
export function toPlainNotice(notice: PlainNotice, letterhead: Letterhead): Notice {
  return { toText: notice.toText, toLetter: () => toLetter(notice, letterhead) };
}

function toLetter(notice: PlainNotice, { company, siteOrigin }: Letterhead): Letter {
  const text = notice.toText(roomy);
  const { replyTo, link } = notice;
  const button = link && { button: link };
  const [first = '', ...rest] = text.split('\n');
  const lines = rest.filter((line) => !link || line !== formatLink(link));
  const subject = notice.subject ?? first.replace(/\.( .*)?$/, '');
  const html = renderMailHtml({
    languageTag: getLanguage(defaultLanguageCode).tag,
    subject,
    preheader: lines[0] ?? '',
    plate: toHeadline(first),
    facts: [],
    paragraphs: lines.join('\n').trim().split('\n\n'),
    rows: [],
    ...button,
    isButtonFirst: false,
    notes: [],
    reason,
    company,
    policy: { label: 'Privacy Policy', url: `${siteOrigin}/privacy-policy` },
  });
  return { subject, text: `${text}\n\n${reason}`, html, ...(replyTo && { replyTo }) };
}

/** References and addresses can't be headlines, which are large and in capitals. */
function toHeadline(first: string): MailHeadline {
  const [, title = first, line = ''] = /^(.+?)[:.](?: (.+))?$/.exec(first) ?? [];
  return { title, line };
}
