import type { Logger } from 'pino';
import type { Chat } from './chat.ts';

/** Stands where no chat is configured: says that a message was due, without what it says about a person. */
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
