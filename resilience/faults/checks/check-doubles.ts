import type { Evidence } from '../evidence.ts';
import type { Channel } from '../fault.ts';
import type { Violation } from '../violation.ts';

/** Every message and every mail carries an id, so the same one twice is a second copy. */
export function listDoubles({ messages, mails }: Evidence): { channel: Channel; what: string }[] {
  const all: [Channel, string[]][] = [
    ['telegram', messages.telegram],
    ['slack', messages.slack],
    ['mail', mails.map(({ id, subject, to }) => `${id} ${subject} to ${to}`)],
  ];
  return all.flatMap(([channel, texts]) =>
    Map.groupBy(texts, (text) => text)
      .entries()
      .filter(([, copies]) => copies.length > 1)
      .map(([text, copies]) => ({ channel, what: `${copies.length} times in ${channel}: ${text}` }))
      .toArray(),
  );
}

export function checkDoubles(evidence: Evidence, tolerated: readonly Channel[]): Violation[] {
  return listDoubles(evidence)
    .filter(({ channel }) => !tolerated.includes(channel))
    .map(({ what }) => ({ kind: 'doubled', what }));
}
