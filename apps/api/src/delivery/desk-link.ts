import type { LanguageCode } from '@tt/contract/language/language';
import type english from '../../messages/en/desk.json';
import { keepTexts, readMessages, type TextKey } from './create-texts.ts';
import type { MailLink } from './mail-content.ts';

/** What a link to the desk needs to know. */
export interface DeskOptions {
  siteOrigin: string;
  /** The language that the company reads. */
  notifyLanguage: LanguageCode;
}

/** What the company and those whom it invites are told about the desk. */
export const getDeskTexts = keepTexts<TextKey<{ desk: typeof english }>>((code) =>
  readMessages(code, ['desk']),
);

/** Where the company answers an inquiry or a booking. */
export function toEntryLink({ siteOrigin, notifyLanguage }: DeskOptions, id: string): MailLink {
  return { label: getDeskTexts(notifyLanguage)('desk.open'), url: toEntryUrl(siteOrigin, id) };
}

export function toEntryUrl(siteOrigin: string, id: string): string {
  return `${siteOrigin}/desk/entry/${id}`;
}

/** The desk's list, narrowed to what a notice is about. */
export function toListLink({ siteOrigin, notifyLanguage }: DeskOptions, show: 'waiting' | 'spam'): MailLink {
  return { label: getDeskTexts(notifyLanguage)('desk.open'), url: `${siteOrigin}/desk?show=${show}` };
}

/** Who has access to the desk, and by which devices. */
export function toPeopleLink({ siteOrigin, notifyLanguage }: DeskOptions): MailLink {
  return { label: getDeskTexts(notifyLanguage)('desk.open'), url: `${siteOrigin}/desk/people` };
}

/** A link as a line of a chat. */
export function formatLink({ label, url }: MailLink): string {
  return `${label}: ${url}`;
}
