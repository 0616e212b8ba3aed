import { getLanguage } from '@tt/contract/language/language';
import { dayMs } from '@tt/contract/time/time-zone-offset';
import type { Notice } from '../../../delivery/deliver-to-company.ts';
import {
  type DeskOptions,
  formatLink,
  getDeskTexts,
  toEntryLink,
  toListLink,
} from '../../../delivery/desk-link.ts';
import type { MailContent } from '../../../delivery/mail-content.ts';
import { renderMailHtml } from '../../../delivery/mail-html.ts';
import { renderMailText } from '../../../delivery/mail-text.ts';
import type { Letterhead } from '../../../delivery/plain-letter.ts';
import type { LateEntries } from './waiting-repository.ts';

export interface ReminderOptions extends Letterhead, DeskOptions {
  now: () => Date;
  lateAfterDays: number;
}

/** How many wait too long, and the oldest ones by reference and age. The names of clients are only at the desk. */
export function toReminderNotice(late: LateEntries, options: ReminderOptions): Notice {
  return { toText: () => toText(late, options), toLetter: () => toLetter(late, options) };
}

function toText(late: LateEntries, options: ReminderOptions): string {
  return [
    formatTitle(late, options),
    formatLink(toListLink(options, 'waiting')),
    '',
    getDeskTexts(options.notifyLanguage)('desk.reminder.oldest'),
    ...late.oldest.map((entry) => formatEntry(entry, options)),
  ].join('\n');
}

function toLetter(late: LateEntries, options: ReminderOptions) {
  const { notifyLanguage, company, siteOrigin } = options;
  const t = getDeskTexts(notifyLanguage);
  const title = formatTitle(late, options);
  const content: MailContent = {
    languageTag: getLanguage(notifyLanguage).tag,
    subject: title,
    preheader: late.oldest.map(({ reference }) => reference).join(', '),
    plate: { title },
    facts: [],
    paragraphs: [title, t('desk.reminder.oldest')],
    rows: late.oldest.map((entry) => {
      const { label: text, url } = toEntryLink(options, entry.id);
      return { label: formatEntry(entry, options), text, url };
    }),
    button: toListLink(options, 'waiting'),
    isButtonFirst: false,
    notes: [],
    reason: t('desk.reason'),
    company,
    policy: { label: t('desk.privacyPolicy'), url: `${siteOrigin}/privacy-policy` },
  };
  return { subject: title, text: renderMailText(content), html: renderMailHtml(content) };
}

function formatTitle({ count }: LateEntries, { notifyLanguage, lateAfterDays }: ReminderOptions): string {
  return getDeskTexts(notifyLanguage)('desk.reminder.title', { count, days: lateAfterDays });
}

function formatEntry(entry: LateEntries['oldest'][number], { notifyLanguage, now }: ReminderOptions): string {
  const days = Math.floor((now().getTime() - entry.waits_since.getTime()) / dayMs);
  return `${entry.reference}, ${getDeskTexts(notifyLanguage)('desk.reminder.age', { days })}`;
}
