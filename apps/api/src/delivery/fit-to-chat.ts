import type { Chat } from '../adapters/chat/chat.ts';

export type ChatSize = Pick<Chat, 'maxLength' | 'lengthOf'>;

/** The text with as many of its parts as fit into the chat's limit; more parts make it longer. */
export function fitToChat(chat: ChatSize, parts: number, format: (shown: number) => string): string {
  const fits = (shown: number) => chat.lengthOf(format(shown)) <= chat.maxLength;
  if (fits(parts)) return format(parts);
  let [shown, tooMany] = [0, parts];
  while (tooMany - shown > 1) {
    const middle = Math.floor((shown + tooMany) / 2);
    if (fits(middle)) shown = middle;
    else tooMany = middle;
  }
  return format(shown);
}
