import type { eraseAnswerSchema } from '@tt/contract/desk/desk-entry';
import { type SqlBool, sql } from 'kysely';
import type { infer as Infer } from 'zod/mini';
import { type Client, query, run } from '../../../db/query.ts';
import { queueSchema } from '../../../queue/boss.ts';
import { enqueueWebhooks } from '../../../queue/enqueue-webhooks.ts';
import { recordAct } from '../acts.ts';
import { type EntryCall, lockEntry } from './entry-acts.ts';

/**
 * Deletes what a visitor sent, with notes and acts. One line stays: who erased which reference. A meeting ahead has to be
 * canceled before. While the visitor waits for an email, it is erased only by a person who knows that.
 */
export function eraseEntry({
  id,
  personId,
  change,
  reference,
  withoutMail,
}: EntryCall & { reference: string; withoutMail?: boolean | undefined }): Promise<
  Infer<typeof eraseAnswerSchema>
> {
  return change(async (client) => {
    // The row before the entry, like every deletion.
    if (await isAhead(client, id)) return { success: false, code: 'booking_ahead' as const };
    const entry = await lockEntry(client, id);
    if (entry.reference !== reference.toUpperCase())
      return { success: false, code: 'wrong_reference' as const };
    if (!withoutMail && (await isMailWaiting(client, entry.id)))
      return { success: false, code: 'mail_waiting' as const };
    const table = entry.kind === 'booking' ? 'booking' : 'client_request';
    await run(client, query.deleteFrom(table).where('id', '=', entry.id));
    await enqueueWebhooks(client, 'person.erased', entry.id, 0);
    await recordAct(client, { personId, kind: 'erased', before: entry.kind, after: entry.reference });
    return { success: true };
  });
}

async function isAhead(client: Client, id: string): Promise<boolean> {
  const statement = query
    .selectFrom('booking')
    .select(sql<SqlBool>`status = 'confirmed' and ends_at > clock_timestamp()`.as('is_ahead'))
    .where('id', '=', id)
    .forUpdate();
  return Boolean((await run(client, statement)).rows[0]?.is_ahead);
}

const isMailJob = `name like 'inquiry-receipt%' and data ->> 'id' = $1::text
  or data ->> 'bookingId' = $1::text and data ->> 'kind' in ('cancellation', 'mailMissing')`;

/**
 * Whether the email that a visitor expects, or the notice that they could not be reached, still waits in the outbox, in
 * the queue or as a dead letter. No email is sent about a meeting that is over.
 */
async function isMailWaiting(client: Client, id: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from (
       select queue as name, data from job_outbox
       union all
       select name, data from ${queueSchema}.job where state < 'completed'
     ) as job
     where (${isMailJob}) and not exists (select from booking where id = $1::uuid and ends_at <= clock_timestamp())
     limit 1`,
    [id],
  );
  return rows.length > 0;
}
