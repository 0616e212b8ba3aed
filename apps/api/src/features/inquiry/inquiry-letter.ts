import type { InquiryFields } from '@tt/contract/inquiry/inquiry';
import { toInquiryReference } from '@tt/contract/inquiry/inquiry-reference';
import { campaignNames } from '@tt/contract/inquiry/inquiry-source';
import { toAddressLink } from '@tt/contract/language/address-link';
import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import type { Letter } from '../../adapters/mail/inbox.ts';
import { type DeskOptions, toEntryLink } from '../../delivery/desk-link.ts';
import { formatMoment } from '../../delivery/format-moment.ts';
import type { MailContent, MailRow } from '../../delivery/mail-content.ts';
import { renderMailHtml } from '../../delivery/mail-html.ts';
import { renderMailText } from '../../delivery/mail-text.ts';
import type { Letterhead } from '../../delivery/plain-letter.ts';
import { toOneLine } from '../../delivery/visitor-text.ts';
import type { InquiryRow } from './inquiry-repository.ts';
import { getInquiryTexts } from './inquiry-texts.ts';
import { labels } from './notification-text.ts';

export interface InquiryMailOptions extends Letterhead, DeskOptions {
  businessTimeZone: string;
}

/** A field without a translation is shown as in the chats, so that none is forgotten. */
const translated: Partial<Record<keyof InquiryFields, Parameters<ReturnType<typeof getInquiryTexts>>[0]>> = {
  name: 'inquiry.company.row.name',
  email: 'inquiry.company.row.email',
  company_name: 'inquiry.company.row.company',
  social_media: 'inquiry.company.row.socialMedia',
};

/** An inquiry as an email to the company. A reply goes to the visitor. */
export function toInquiryLetter(inquiry: InquiryRow, options: InquiryMailOptions): Letter {
  const content = toContent(inquiry, options);
  return {
    subject: content.subject,
    replyTo: inquiry.email,
    text: renderMailText(content),
    html: renderMailHtml(content),
  };
}

function toContent(inquiry: InquiryRow, options: InquiryMailOptions): MailContent {
  const { notifyLanguage, company, siteOrigin } = options;
  const t = getInquiryTexts(notifyLanguage);
  const name = toOneLine(inquiry.name);
  const isUnknown = inquiry.email_domain_verdict === 'unknown';
  return {
    languageTag: getLanguage(notifyLanguage).tag,
    subject: t('inquiry.company.subject', { name, ref: toInquiryReference(inquiry.id) }),
    preheader: toOneLine(inquiry.project_description).slice(0, 120),
    plate: {
      status: t('inquiry.company.status'),
      title: name,
      line: `${t('inquiry.company.row.language')}: ${formatLanguage(inquiry.language, notifyLanguage)}`,
    },
    facts: [],
    paragraphs: [],
    quote: {
      by: t('inquiry.company.writes', { name }),
      label: t('inquiry.company.message'),
      text: inquiry.project_description,
    },
    rows: listRows(inquiry, options),
    button: toEntryLink(options, inquiry.id),
    isButtonFirst: false,
    notes: [
      ...(isUnknown ? [t('inquiry.company.domainUnknown')] : []),
      t('inquiry.company.answer', { name }),
    ],
    reason: t('inquiry.company.reason'),
    company,
    policy: { label: t('inquiry.company.privacyPolicy'), url: `${siteOrigin}/privacy-policy` },
  };
}

function listRows(inquiry: InquiryRow, { notifyLanguage, businessTimeZone }: InquiryMailOptions): MailRow[] {
  const t = getInquiryTexts(notifyLanguage);
  const received = formatMoment(inquiry.created_at, {
    language: notifyLanguage,
    timeZone: businessTimeZone,
    hourCycle: 'h23',
  });
  const toGiven = (text: string) => (text.trim() ? toOneLine(text) : t('inquiry.company.notGiven'));
  return [
    ...labels.map(({ field, label }) => {
      const key = translated[field];
      const text = toGiven(inquiry[field] ?? '');
      return { label: key ? t(key) : label, text, ...(field === 'email' && { url: toAddressLink(text) }) };
    }),
    ...listSourceRows(inquiry, t),
    {
      label: t('inquiry.company.row.language'),
      text: formatLanguage(inquiry.language, notifyLanguage),
    },
    {
      label: t('inquiry.company.row.received'),
      text: `${received.longDate}, ${received.time} ${received.city}`,
    },
    { label: t('inquiry.company.row.reference'), text: toInquiryReference(inquiry.id) },
  ];
}

/** What is not known about how an inquiry came needs no row. */
function listSourceRows(inquiry: InquiryRow, t: ReturnType<typeof getInquiryTexts>): MailRow[] {
  const campaign = campaignNames.map((name) => inquiry[name]).filter(Boolean);
  const rows = [
    { label: t('inquiry.company.row.topic'), text: inquiry.topic },
    { label: t('inquiry.company.row.page'), text: inquiry.page_before },
    { label: t('inquiry.company.row.host'), text: inquiry.referring_host },
    { label: t('inquiry.company.row.campaign'), text: campaign.join(', ') },
  ];
  return rows.filter(({ text }) => text);
}

function formatLanguage(code: LanguageCode, reader: LanguageCode): string {
  const names = new Intl.DisplayNames([getLanguage(reader).tag], { type: 'language' });
  return names.of(getLanguage(code).tag) ?? getLanguage(code).name;
}
