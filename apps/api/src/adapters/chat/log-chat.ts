import type { Logger } from 'pino';
import type { Chat } from './chat.ts';

/** The fallback without a configured chat: logs that a message was due, without personal data. */
export function createLogChat(log: Logger): Chat {
  return {
    name: 'log',
    maxLength: Number.POSITIVE_INFINITY,
    lengthOf: (text) => text.length,
    maxSendSeconds: 1,
    send: async (text) => {
      log.info({ length: text.length }, 'a chat message was due, but no chat is configured');
      return { kind: 'delivered' };
    },
  };
}
