import type { Evidence } from '../evidence.ts';

/** What the chats say if the company's event is where its booking is not. */
const words = /differs from a booking|to a time that is taken/;

/** Returns whether both chats say that the event of a booking can't be followed. */
export function isTold({ messages }: Pick<Evidence, 'messages'>, id: string): boolean {
  return [messages.telegram, messages.slack].every((texts) =>
    texts.some((text) => words.test(text) && text.includes(id)),
  );
}
