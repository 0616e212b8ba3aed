import type { EnquiryNotification } from './enquiry-notification.ts';

const shownCharacters = 300;

/** Says little on purpose: the chat belongs to somebody else. `pnpm ops enquiries show` has the rest. */
export function formatNotification({ id, name, company, description }: EnquiryNotification): string {
  const sender = company ? `${name}, ${company}` : name;
  return [`New enquiry from ${sender}`, shorten(description), id].join('\n\n');
}

// On one line, so that no description can look like a second message.
function shorten(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ')];
  return characters.length > shownCharacters
    ? `${characters.slice(0, shownCharacters).join('')}…`
    : characters.join('');
}
