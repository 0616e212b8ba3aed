import { getLanguage } from '@tt/contract/language/language';
import type { Letter } from '../../adapters/mail/inbox.ts';
import type { Notice } from '../../delivery/deliver-to-company.ts';
import { type DeskOptions, getDeskTexts } from '../../delivery/desk-link.ts';
import type { MailContent } from '../../delivery/mail-content.ts';
import { renderMailHtml } from '../../delivery/mail-html.ts';
import { renderMailText } from '../../delivery/mail-text.ts';
import type { Letterhead } from '../../delivery/plain-letter.ts';
import type { ReleaseNotice } from './release-notice-repository.ts';

export type ReleaseNoticeOptions = Letterhead & DeskOptions;

const shownRevision = 10;

/**
 * What went live, with what did not start beside it, or why a commit did not. It names the author, who may be no operator
 * and reads no log.
 */
export function toReleaseNotice(notice: ReleaseNotice, options: ReleaseNoticeOptions): Notice {
  return { toText: () => toText(notice, options), toLetter: () => toLetter(notice, options) };
}

function toText(notice: ReleaseNotice, options: ReleaseNoticeOptions): string {
  const t = getDeskTexts(options.notifyLanguage);
  const lines = [formatTitle(notice, options), formatCommit(notice, options)];
  if (notice.kind === 'refused' && notice.reason)
    lines.push(t('desk.release.unchanged'), '', `${t('desk.release.why')}:`);
  if (notice.reason) lines.push(notice.reason);
  return lines.join('\n');
}

function toLetter(notice: ReleaseNotice, options: ReleaseNoticeOptions): Letter {
  const { notifyLanguage, company, siteOrigin } = options;
  const t = getDeskTexts(notifyLanguage);
  const title = formatTitle(notice, options);
  const why = t('desk.release.why');
  const { reason } = notice;
  const isRefused = notice.kind === 'refused';
  const content: MailContent = {
    languageTag: getLanguage(notifyLanguage).tag,
    subject: title,
    preheader: formatCommit(notice, options),
    plate: { title, line: formatCommit(notice, options) },
    facts: [],
    paragraphs: [title, formatCommit(notice, options), ...(reason && !isRefused ? [reason] : [])],
    ...(reason && isRefused && { quote: { by: why, label: why, text: reason } }),
    rows: [],
    isButtonFirst: false,
    notes: reason && isRefused ? [t('desk.release.unchanged')] : [],
    reason: t('desk.reason'),
    company,
    policy: { label: t('desk.privacyPolicy'), url: `${siteOrigin}/privacy-policy` },
  };
  return { subject: title, text: renderMailText(content), html: renderMailHtml(content) };
}

function formatTitle({ kind, title }: ReleaseNotice, { notifyLanguage }: ReleaseNoticeOptions): string {
  const t = getDeskTexts(notifyLanguage);
  return kind === 'live' ? t('desk.release.live', { title }) : t('desk.release.refused', { title });
}

function formatCommit({ author, revision }: ReleaseNotice, { notifyLanguage }: ReleaseNoticeOptions): string {
  const commit = revision.slice(0, shownRevision);
  return getDeskTexts(notifyLanguage)('desk.release.commit', { author, commit });
}
