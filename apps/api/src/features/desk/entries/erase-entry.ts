import type { eraseAnswerSchema } from '@tt/contract/desk/desk-entry';
import { type SqlBool, sql } from 'kysely';
import type { infer as Infer } from 'zod/mini';
import { type Client, query, run } from '../../../db/query.ts';
import { runInTransaction } from '../../../db/transaction.ts';
import { enqueueWebhooks } from '../../../queue/enqueue-webhooks.ts';
import { recordAct } from '../acts.ts';
import { type EntryCall, type EntryOptions, lockEntry } from './entry-acts.ts';

/** After this long, the visitor has been notified or can't be. */
const tellingMinutes = 10;

/**
 * Deletes what a visitor sent, with notes and acts. One line stays: who erased which reference. A meeting ahead has to be
 * canceled before, and the visitor told, because the email is made from the row.
 */
export function eraseEntry(
  { pool }: EntryOptions,
  { id, personId, reference }: EntryCall & { reference: string },
): Promise<Infer<typeof eraseAnswerSchema>> {
  return runInTransaction(pool, async (client) => {
    // The row before the entry, like every deletion.
    if (await isAhead(client, id)) return { success: false, code: 'booking_ahead' as const };
    const entry = await lockEntry(client, id);
    if (entry.reference !== reference.toUpperCase())
      return { success: false, code: 'wrong_reference' as const };
    const table = entry.kind === 'booking' ? 'booking' : 'client_request';
    await run(client, query.deleteFrom(table).where('id', '=', entry.id));
    await enqueueWebhooks(client, 'person.erased', entry.id, 0);
    await recordAct(client, { personId, kind: 'erased', before: entry.kind, after: entry.reference });
    return { success: true };
  });
}

/** Whether there is a meeting to come, or one whose visitor does not know yet that it is off. */
async function isAhead(client: Client, id: string): Promise<boolean> {
  const isUntold = sql<SqlBool>`status = 'cancelled' and visitor_email is not null and ends_at > clock_timestamp()
    and cancelled_at > clock_timestamp() - make_interval(mins => ${sql.lit(tellingMinutes)})
    and not exists (select from delivery where subject_id = booking.id and purpose like 'cancellation%')`;
  const statement = query
    .selectFrom('booking')
    .select(
      sql<SqlBool>`(status = 'confirmed' and ends_at > clock_timestamp()) or (${isUntold})`.as('is_ahead'),
    )
    .where('id', '=', id)
    .forUpdate();
  return Boolean((await run(client, statement)).rows[0]?.is_ahead);
}
