import { toInquiryReference } from '@tt/contract/inquiry/inquiry-reference';
import { toReplyDue } from '@tt/contract/inquiry/reply-due';
import { getLanguage } from '@tt/contract/language/language';
import type { MailMessage } from '../../adapters/mail/mail.ts';
import { formatMoment } from '../../delivery/format-moment.ts';
import type { MailContent, MailStep } from '../../delivery/mail-content.ts';
import { renderMailHtml } from '../../delivery/mail-html.ts';
import { renderMailText } from '../../delivery/mail-text.ts';
import type { Letterhead } from '../../delivery/plain-letter.ts';
import type { InquiryRow } from './inquiry-repository.ts';
import { getInquiryTexts } from './inquiry-texts.ts';

export interface ReceiptOptions extends Letterhead {
  businessTimeZone: string;
  /** Working days. Undefined: no time is promised. */
  replyWithin: number | undefined;
}

type Received = Pick<InquiryRow, 'id' | 'email' | 'language' | 'created_at'>;

/**
 * Tells the sender, in the sender's language, that an inquiry has arrived. Anybody can type an address, so the email
 * repeats nothing that was typed, not even the name.
 */
export function toReceiptMail(
  inquiry: Received,
  options: ReceiptOptions,
  { isAccountNeeded }: { isAccountNeeded: boolean },
): MailMessage {
  const { language } = inquiry;
  const { company, siteOrigin } = options;
  const t = getInquiryTexts(language);
  const ref = toInquiryReference(inquiry.id);
  const { onDate } = formatMoment(inquiry.created_at, toReader(inquiry, options));
  const { preheader, steps } = listPromises(inquiry, options);
  const content: MailContent = {
    languageTag: getLanguage(language).tag,
    subject: t('inquiry.receipt.subject', { ref }),
    preheader,
    plate: {
      status: t('inquiry.receipt.status'),
      title: t('inquiry.receipt.title'),
      line: t('inquiry.receipt.reference', { ref }),
    },
    facts: [{ label: t('inquiry.company.row.reference'), text: ref }],
    greeting: t('inquiry.receipt.greeting'),
    paragraphs: [t('inquiry.receipt.intro', { onDate })],
    steps: [
      ...steps,
      { lead: t('inquiry.receipt.steps.files.lead'), text: t('inquiry.receipt.steps.files.text') },
    ],
    rows: [],
    button: { label: t('inquiry.receipt.book'), url: `${siteOrigin}/${language}/booking` },
    isButtonFirst: false,
    notes: isAccountNeeded ? [] : [t('inquiry.receipt.bookNote')],
    reason: t('inquiry.receipt.reason'),
    company,
    policy: { label: t('inquiry.receipt.privacyPolicy'), url: `${siteOrigin}/privacy-policy` },
  };
  return {
    id: `${inquiry.id}.receipt`,
    to: { name: '', address: inquiry.email },
    replyTo: company.email,
    isAutomaticReply: true,
    subject: content.subject,
    text: renderMailText(content),
    html: renderMailHtml(content),
  };
}

function toReader({ language }: Received, { businessTimeZone: timeZone }: ReceiptOptions) {
  return { language, timeZone, hourCycle: null };
}

/** The next steps. A reply time only if the company promises one. */
function listPromises(inquiry: Received, options: ReceiptOptions): { preheader: string; steps: MailStep[] } {
  const t = getInquiryTexts(inquiry.language);
  const lead = t('inquiry.receipt.steps.read.lead');
  const { replyWithin: days, businessTimeZone } = options;
  if (days === undefined)
    return {
      preheader: t('inquiry.receipt.preheader.plain'),
      steps: [
        { lead, text: t('inquiry.receipt.steps.read.plain') },
        {
          lead: t('inquiry.receipt.steps.reply.leadPlain'),
          text: t('inquiry.receipt.steps.reply.plain'),
        },
      ],
    };
  const due = new Date(toReplyDue(inquiry.created_at.getTime(), days, businessTimeZone));
  const { onDate, shortDate, time, city } = formatMoment(due, toReader(inquiry, options));
  return {
    preheader: t('inquiry.receipt.preheader.promised', { date: shortDate, time, city }),
    steps: [
      { lead, text: t('inquiry.receipt.steps.read.promised', { days }) },
      {
        lead: t('inquiry.receipt.steps.reply.leadPromised', { onDate }),
        text: t('inquiry.receipt.steps.reply.promised', { time, city }),
      },
    ],
  };
}
