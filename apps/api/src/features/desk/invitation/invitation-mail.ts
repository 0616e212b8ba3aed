import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import type { MailMessage } from '../../../adapters/mail/mail.ts';
import { getDeskTexts } from '../../../delivery/desk-link.ts';
import { formatMoment } from '../../../delivery/format-moment.ts';
import type { MailContent } from '../../../delivery/mail-content.ts';
import { renderMailHtml } from '../../../delivery/mail-html.ts';
import { renderMailText } from '../../../delivery/mail-text.ts';
import type { Letterhead } from '../../../delivery/plain-letter.ts';

export interface InvitationMailOptions extends Letterhead {
  businessTimeZone: string;
}

interface Invited {
  id: string;
  name: string;
  mail: string;
  language: LanguageCode;
  url: string;
  expiresAt: Date;
}

/** The link by which a person of the company creates a passkey. */
export function toInvitationMail(invited: Invited, options: InvitationMailOptions): MailMessage {
  const { company } = options;
  const content = toContent(invited, options);
  return {
    id: invited.id,
    to: { name: invited.name, address: invited.mail },
    replyTo: company.email,
    subject: content.subject,
    text: renderMailText(content),
    html: renderMailHtml(content),
  };
}

function toContent({ language, url, expiresAt }: Invited, options: InvitationMailOptions): MailContent {
  const { company, siteOrigin, businessTimeZone: timeZone } = options;
  const t = getDeskTexts(language);
  const until = formatMoment(expiresAt, { language, timeZone, hourCycle: null });
  const text = t('desk.invitation.text', {
    company: company.name,
    onDate: until.onDate,
    atTime: until.atTime,
    city: until.city,
  });
  const subject = t('desk.invitation.subject', { company: company.name });
  return {
    languageTag: getLanguage(language).tag,
    subject,
    preheader: text,
    plate: { title: subject },
    facts: [],
    greeting: t('desk.invitation.greeting'),
    paragraphs: [text],
    rows: [],
    button: { label: t('desk.invitation.button'), url },
    isButtonFirst: false,
    notes: [],
    reason: t('desk.invitation.unexpected'),
    company,
    policy: { label: t('desk.privacyPolicy'), url: `${siteOrigin}/privacy-policy` },
  };
}
