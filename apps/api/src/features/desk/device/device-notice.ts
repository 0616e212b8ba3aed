import { getLanguage } from '@tt/contract/language/language';
import type { Letter } from '../../../adapters/mail/inbox.ts';
import type { Notice } from '../../../delivery/deliver-to-company.ts';
import { type DeskOptions, formatLink, getDeskTexts, toPeopleLink } from '../../../delivery/desk-link.ts';
import { renderMailHtml } from '../../../delivery/mail-html.ts';
import { renderMailText } from '../../../delivery/mail-text.ts';
import type { MailContent } from '../../../delivery/mail-content.ts';
import type { Letterhead } from '../../../delivery/plain-letter.ts';

export type DeviceNoticeOptions = Letterhead & DeskOptions;

interface AddedDevice {
  name: string;
  device: string;
}

/** Who has a new device, and what to do if they know nothing of it. */
export function toDeviceNotice(added: AddedDevice, options: DeviceNoticeOptions): Notice {
  const t = getDeskTexts(options.notifyLanguage);
  const title = t('desk.device.title', { ...added });
  const text = t('desk.device.text', { name: added.name });
  return {
    toText: () => [title, text, formatLink(toPeopleLink(options))].join('\n'),
    toLetter: () => toLetter({ title, text }, options),
  };
}

function toLetter({ title, text }: { title: string; text: string }, options: DeviceNoticeOptions): Letter {
  const { notifyLanguage, company, siteOrigin } = options;
  const t = getDeskTexts(notifyLanguage);
  const content: MailContent = {
    languageTag: getLanguage(notifyLanguage).tag,
    subject: title,
    preheader: text,
    plate: { title },
    facts: [],
    paragraphs: [title, text],
    rows: [],
    button: toPeopleLink(options),
    isButtonFirst: false,
    notes: [],
    reason: t('desk.reason'),
    company,
    policy: { label: t('desk.privacyPolicy'), url: `${siteOrigin}/privacy-policy` },
  };
  return { subject: title, text: renderMailText(content), html: renderMailHtml(content) };
}
