import type { Chat } from '../adapters/chat/chat.ts';
import type { Mailer } from '../adapters/mail/mail.ts';
import type { Reader } from '../queue/queues.ts';

export interface Channels {
  chats: readonly Chat[];
  mailer: Mailer | undefined;
}

/** Who can be reached. What is for others waits. */
export function listReaders({ chats, mailer }: Channels): Reader[] {
  return [...(chats.length > 0 ? (['company'] as const) : []), ...(mailer ? (['visitor'] as const) : [])];
}
