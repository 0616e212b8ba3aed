import type pg from 'pg';
import type { Chat } from '../adapters/chat/chat.ts';
import { PermanentJobFailure, PostponedJobFailure } from '../queue/job-failure.ts';
import { deliverOnce } from './deliver-once.ts';
import type { Message } from './message.ts';

/** Sends a message to every chat. A retry skips the chats that have it. */
export async function deliverToChats(
  { pool, chats }: { pool: pg.Pool; chats: Chat[] },
  message: Message,
  format: (chat: Chat) => string,
): Promise<void> {
  const results = await Promise.allSettled(
    chats.map((channel) => deliverOnce(pool, { message, channel }, () => channel.send(format(channel)))),
  );
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const failure = findDecisive(failures);
  if (failure) throw failure;
}

/** While one chat may still succeed, the job is retried. It fails for good only if every remaining chat refused. */
function findDecisive(failures: unknown[]): unknown {
  const passing = failures.filter((failure) => !(failure instanceof PermanentJobFailure));
  return passing.find((failure) => failure instanceof PostponedJobFailure) ?? passing[0] ?? failures[0];
}
