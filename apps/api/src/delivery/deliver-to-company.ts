import type pg from 'pg';
import type { Chat } from '../adapters/chat/chat.ts';
import type { Inbox, Letter } from '../adapters/mail/inbox.ts';
import { PermanentJobFailure, PostponedJobFailure } from '../queue/job-failure.ts';
import { findTrace } from '../request-trace.ts';
import { deliverOnce } from './deliver-once.ts';
import type { ChatSize } from './fit-to-chat.ts';
import type { Message } from './message.ts';

export interface CompanyChannels {
  pool: pg.Pool;
  chats: readonly Chat[];
  inbox: Inbox | undefined;
}

/** The message to the company, in the form that each channel needs. */
export interface Notice {
  toText: (chat: ChatSize) => string;
  toLetter: () => Letter;
}

/** Sends a message to every chat and to the company's mailbox. A retry skips the channels that have it. */
export async function deliverToCompany(
  { pool, chats, inbox }: CompanyChannels,
  message: Message,
  { toText, toLetter }: Notice,
): Promise<void> {
  const deliveries = chats.map((channel) =>
    deliverOnce(pool, { message, channel }, () => channel.send(toText(channel))),
  );
  if (inbox) {
    const send = () => inbox.send(toMailId(message), { ...toLetter(), ...findTrace() });
    deliveries.push(deliverOnce(pool, { message, channel: inbox }, send));
  }
  const results = await Promise.allSettled(deliveries);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const failure = findDecisive(failures);
  if (failure) throw failure;
}

/** A name that differs from the one of the email to the visitor about the same event. */
function toMailId({ id, purpose }: Message): string {
  return `${id}.company.${purpose.replaceAll(':', '.')}`;
}

/** While one channel may still succeed, the job is retried. It fails for good only if every remaining one refused. */
function findDecisive(failures: unknown[]): unknown {
  const passing = failures.filter((failure) => !(failure instanceof PermanentJobFailure));
  return passing.find((failure) => failure instanceof PostponedJobFailure) ?? passing[0] ?? failures[0];
}
