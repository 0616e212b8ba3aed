import type { Chat } from '../src/adapters/chat/chat.ts';
import { createChats } from '../src/adapters/chat/create-chats.ts';
import { createMailer } from '../src/adapters/mail/create-mailer.ts';
import type { Mailer } from '../src/adapters/mail/mail.ts';
import type { Config } from '../src/config.ts';

const send = async () => ({ kind: 'delivered' }) as const;
const chat: Chat = {
  name: 'any-chat',
  maxLength: Number.POSITIVE_INFINITY,
  lengthOf: (text) => text.length,
  maxSendSeconds: 1,
  send,
};
const mailer: Mailer = { name: 'any-mailer', maxSendSeconds: 1, send };

/** The configured channels, or ones that take everything, for tests that are not about messages. */
export function createTestChannels(config: Config) {
  const chats = createChats(config);
  return { chats: chats.length > 0 ? chats : [chat], mailer: createMailer(config) ?? mailer };
}
