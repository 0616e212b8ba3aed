import type { Evidence } from '../evidence.ts';
import type { Channel } from '../fault.ts';
import type { Violation } from '../violation.ts';

export interface Delivered {
  channel: Channel;
  /** Every message and every mail carries an ID, so the same text is the same message. */
  text: string;
  copies: number;
}

export function listDelivered({ messages, mails }: Evidence): Delivered[] {
  const all: [Channel, string[]][] = [
    ['telegram', messages.telegram],
    ['slack', messages.slack],
    ['mail', mails.map(({ id, subject, to }) => `${id} ${subject} to ${to}`)],
  ];
  return all.flatMap(([channel, texts]) =>
    Map.groupBy(texts, (text) => text)
      .entries()
      .map(([text, { length: copies }]) => ({ channel, text, copies }))
      .toArray(),
  );
}

/** A message was delivered twice, or again after an earlier fault. If a fault explains a second copy, a third is wrong. */
export function checkDoubles(
  delivered: Delivered[],
  tolerated: readonly Channel[],
  previous: ReadonlySet<string>,
): Violation[] {
  return delivered
    .filter(({ channel, text, copies }) => {
      return previous.has(`${channel} ${text}`) || copies > (tolerated.includes(channel) ? 2 : 1);
    })
    .map(({ channel, text, copies }) => ({
      kind: 'doubled',
      what: `${copies} times in ${channel}: ${text}`,
    }));
}
