import type { InquiryFields } from '@tt/contract/inquiry/inquiry';
import type { ColumnsOf } from '../../db/tables.ts';
import { type ChatSize, fitToChat } from '../../delivery/fit-to-chat.ts';
import { toOneLine, toQuote } from '../../delivery/visitor-text.ts';

export type AnnouncedInquiry = ColumnsOf<InquiryFields> & { id: string };

type Place = { label: string } | 'in the quote' | 'left out';

/** Where the message shows each field. */
const places: Record<keyof InquiryFields, Place> = {
  name: { label: 'Name' },
  email: { label: 'Email' },
  company_name: { label: 'Company' },
  social_media: { label: 'Social media' },
  project_description: 'in the quote',
  language: 'left out',
};

const labels = Object.entries(places).flatMap(([field, place]) =>
  typeof place === 'object' ? [{ field: field as keyof InquiryFields, label: place.label }] : [],
);

/**
 * Everything that the company needs to reply. Our own lines come first, and each line of what the visitor wrote is
 * marked, so that no description can look like a field or like another message.
 */
export function formatNotification(inquiry: AnnouncedInquiry, chat: ChatSize): string {
  const head = [
    'New inquiry',
    ...labels.map(({ field, label }) => `${label}: ${toOneLine(inquiry[field] ?? '')}`),
    `ID: ${inquiry.id}`,
  ].join('\n');
  const characters = [...inquiry.project_description];
  return fitToChat(chat, characters.length, (shown) => {
    const quote = toQuote(characters.slice(0, shown).join(''));
    return shown === characters.length
      ? `${head}\n\n${quote}`
      : `${head}\n\n${quote}…\n\nCut here: the chat takes no more. The rest: pnpm ops inquiries show ${inquiry.id}`;
  });
}
