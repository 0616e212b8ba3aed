import type pg from 'pg';
import { query, run } from '../db/query.ts';
import type { Message } from './message.ts';

export async function hasDelivery(
  pool: pg.Pool,
  { id, purpose }: Message,
  channel: string,
): Promise<boolean> {
  const statement = query
    .selectFrom('delivery')
    .select('delivered_at')
    .where('subject_id', '=', id)
    .where('purpose', '=', purpose)
    .where('channel', '=', channel);
  return (await run(pool, statement)).count === 1;
}

/** Records nothing if the row has been erased. */
export async function recordDelivery(
  client: pg.ClientBase,
  { subject, id, purpose }: Message,
  channel: string,
): Promise<void> {
  const statement = query
    .insertInto('delivery')
    .columns(['subject_id', 'purpose', 'channel'])
    .expression((from) =>
      from
        .selectFrom(subject)
        .select((row) => ['id', row.val(purpose).as('purpose'), row.val(channel).as('channel')])
        .where('id', '=', id),
    )
    .onConflict((conflict) => conflict.doNothing());
  await run(client, statement);
}
