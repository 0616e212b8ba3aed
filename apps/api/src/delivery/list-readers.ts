import type { Chat } from '../adapters/chat/chat.ts';
import type { Inbox } from '../adapters/mail/inbox.ts';
import type { Mailer } from '../adapters/mail/mail.ts';
import type { Reader } from '../queue/queues.ts';

export interface Channels {
  chats: readonly Chat[];
  inbox: Inbox | undefined;
  mailer: Mailer | undefined;
}

/** Who has a configured channel. Messages to others wait. */
export function listReaders({ chats, inbox, mailer }: Channels): Reader[] {
  const isCompanyReached = chats.length > 0 || inbox !== undefined;
  return [...(isCompanyReached ? (['company'] as const) : []), ...(mailer ? (['visitor'] as const) : [])];
}
