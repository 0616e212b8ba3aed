import type { InquiryFields } from '@tt/contract/inquiry/inquiry';
import { fieldNames, getInquiryField } from '@tt/contract/inquiry/inquiry-fields';
import { sourceFields, sourceNames } from '@tt/contract/inquiry/inquiry-source';
import { type DeskOptions, formatLink, toEntryLink } from '../../delivery/desk-link.ts';
import { type ChatSize, fitToChat } from '../../delivery/fit-to-chat.ts';
import { toOneLine, toQuote } from '../../delivery/visitor-text.ts';

export type AnnouncedInquiry = InquiryFields & { id: string };

/** The fields that have a line of their own, in their order. */
export const labels = fieldNames.flatMap((field) => {
  const { chatLabel } = getInquiryField(field);
  return chatLabel === 'quoted' ? [] : [{ field, label: chatLabel }];
});

/**
 * Everything that the company needs to reply. Our own lines come first, and each line of what the visitor wrote is
 * marked, so that no description can look like a field or like another message.
 */
export function formatNotification(inquiry: AnnouncedInquiry, desk: DeskOptions, chat: ChatSize): string {
  const head = [
    'New inquiry',
    ...labels.map(({ field, label }) => `${label}: ${toOneLine(inquiry[field])}`),
    ...listSource(inquiry),
    formatLink(toEntryLink(desk, inquiry.id)),
  ].join('\n');
  const characters = [...inquiry.project_description];
  return fitToChat(chat, characters.length, (shown) => {
    const quote = toQuote(characters.slice(0, shown).join(''));
    return shown === characters.length
      ? `${head}\n\n${quote}`
      : `${head}\n\n${quote}…\n\nTruncated at the chat’s limit. The full message is at the desk.`;
  });
}

/** What is not known about how an inquiry came needs no line. */
function listSource(inquiry: AnnouncedInquiry): string[] {
  return sourceNames
    .filter((name) => inquiry[name])
    .map((name) => `${sourceFields[name].chatLabel}: ${toOneLine(inquiry[name])}`);
}
