import { inquiryColumns } from '@tt/contract/inquiry/inquiry';
import { sql } from 'kysely';
import type pg from 'pg';
import { type Client, query, run, toTypedId } from '../../db/query.ts';
import type { Row } from '../../db/tables.ts';
import type { RequestTrace } from '../../request-trace.ts';

const columns = [
  ...inquiryColumns,
  ...(['id', 'created_at', 'email_domain_verdict', 'spam_score', 'flagged', 'announcement'] as const),
  ...(['idempotency_key', 'content_hash'] as const),
];

/** The database fills in the other columns. */
export type InquiryRow = Pick<Row<'client_request'>, (typeof columns)[number]>;

export interface InquiryQueues {
  announcement: string;
  receipt: string;
}

/** An inquiry with the request that brought it, which its jobs carry on. */
export interface TracedInquiry extends InquiryRow {
  /** Whether its sender gets a receipt. */
  receipt: boolean;
  trace: RequestTrace;
}

const sameTextFor = `interval '10 minutes'`;

// One statement is one transaction: a row and its job are stored together or not at all. Ordered by text, so that
// two processes that store the same texts can't deadlock.
const insertRowsAndJobs = `
  with entry as (
    select filled.*, (item ->> 'receipt')::boolean as receipt, item -> 'trace' as trace
    from jsonb_array_elements($1) item, jsonb_populate_record(null::client_request, item) filled
  ), stored as (
    insert into client_request (${columns.join(', ')}, same_text_until)
    select ${columns.join(', ')}, created_at + ${sameTextFor}
    from entry order by content_hash, id
    on conflict do nothing
    returning id
  ), queued as (
    insert into job_outbox (queue, data)
    select $2::text, jsonb_build_object('id', id) || trace
    from entry join stored using (id) where announcement = 'single'
    union all
    select $3::text, jsonb_build_object('id', id) || trace from entry join stored using (id) where receipt
    union all
    select job.queue, job.data || trace
    from entry join stored using (id), webhook_jobs('inquiry.received', stored.id, 0) job
  )
  select id from stored`;

/**
 * Stores inquiries, with a job for each that is announced by itself, for each receipt and for each webhook. False for each whose key, or
 * equal text within ten minutes, is stored already.
 */
export async function insertInquiries(
  pool: pg.Pool,
  queues: InquiryQueues,
  entries: readonly TracedInquiry[],
): Promise<boolean[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'insert-inquiries',
    text: insertRowsAndJobs,
    values: [JSON.stringify(entries), queues.announcement, queues.receipt],
  });
  const stored = new Set(rows.map(({ id }) => id));
  return entries.map((row) => stored.has(row.id));
}

/** The inquiry that kept a row from being stored; one with the same key comes before one with equal text. */
export async function findSameInquiry(
  pool: pg.Pool,
  { idempotency_key, content_hash, created_at }: InquiryRow,
): Promise<Pick<InquiryRow, 'id' | 'content_hash'> | undefined> {
  const createdAt = sql<Date>`${created_at}::timestamptz`;
  const statement = query
    .selectFrom('client_request')
    .select(['id', 'content_hash'])
    .where((where) =>
      where.or([
        where('idempotency_key', '=', idempotency_key),
        sql<boolean>`content_hash = ${content_hash} and tstzrange(created_at, same_text_until)
          && tstzrange(${createdAt}, ${createdAt} + ${sql.raw(sameTextFor)})`,
      ]),
    )
    .orderBy(sql`idempotency_key = ${idempotency_key} desc nulls last`)
    .limit(1);
  return (await run(pool, statement, 'find-same-inquiry')).rows[0];
}

/** Undefined if the inquiry has been erased. */
export async function findInquiry(pool: pg.Pool, id: string): Promise<InquiryRow | undefined> {
  const statement = query.selectFrom('client_request').select(columns).where('id', '=', id);
  return (await run(pool, statement)).rows[0];
}

/** Announces an inquiry by itself, with a receipt, whatever was decided before; false if there is none. */
export async function announceSingly(client: Client, queues: InquiryQueues, id: string): Promise<boolean> {
  const statement = query
    .with('announced', (cte) =>
      cte
        .updateTable('client_request')
        .set({ flagged: false, announcement: 'single' })
        .where('id', '=', toTypedId(id))
        .returning('id'),
    )
    .insertInto('job_outbox')
    .columns(['queue', 'data'])
    .expression((cte) =>
      cte
        .selectFrom([
          'announced',
          sql<{ queue: string }>`unnest(${Object.values(queues)}::text[])`.as<'job'>(sql`job(queue)`),
        ])
        .select((announced) => [
          'job.queue',
          sql<object>`jsonb_build_object('id', ${announced.ref('announced.id')})`.as('data'),
        ]),
    );
  return (await run(client, statement)).count > 0;
}
