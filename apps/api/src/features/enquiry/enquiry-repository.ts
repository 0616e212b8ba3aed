import type { Enquiry } from '@tt/contract/enquiry';
import type pg from 'pg';

/** How the company hears of an enquiry: by a message of its own, or by one about many. */
const announcements = ['single', 'summary', 'digest'] as const;

type Announcement = (typeof announcements)[number];

export interface EnquiryRow extends Omit<Enquiry, 'form_token' | 'fax_number'> {
  id: string;
  created_at: Date;
  email_domain_verdict: 'valid' | 'unknown';
  spam_score: number;
  flagged: boolean;
  announcement: Announcement;
  idempotency_key: string | null;
  content_hash: string;
}

// One statement is one round trip and one transaction: a row and its job are stored together or not at all. In order of
// the text, so that two processes that store the same texts wait for each other and never both.
const insertRowsAndJobs = `
  with entry as (
    select * from json_to_recordset($1) as entry(
      id uuid, created_at timestamptz, name text, email text, company_name text, social_media text,
      project_description text, language text, email_domain_verdict text, spam_score smallint, flagged boolean,
      announcement text, idempotency_key text, content_hash bigint
    )
  ), stored as (
    insert into client_request (
      id, created_at, name, email, company_name, social_media, project_description, language,
      email_domain_verdict, spam_score, flagged, announcement, idempotency_key, content_hash, same_text_until
    )
    select id, created_at, name, email, company_name, social_media, project_description, language,
      email_domain_verdict, spam_score, flagged, announcement, idempotency_key, content_hash,
      created_at + interval '10 minutes'
    from entry order by content_hash, id
    on conflict do nothing
    returning id
  ), queued as (
    insert into job_outbox (queue, data)
    select $2, jsonb_build_object('id', id) from entry join stored using (id) where announcement = 'single'
  )
  select id from stored`;

/**
 * Stores enquiries, with a job in the queue for each that is announced by itself; false for each whose key, or equal text within
 * ten minutes, is stored already.
 */
export async function insertEnquiries(
  pool: pg.Pool,
  queue: string,
  entries: readonly EnquiryRow[],
): Promise<boolean[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'insert-enquiries',
    text: insertRowsAndJobs,
    values: [JSON.stringify(entries), queue],
  });
  const stored = new Set(rows.map(({ id }) => id));
  return entries.map((row) => stored.has(row.id));
}

/** The enquiry that stood in the way of an insert; one with the same key comes before one with equal text. */
export async function findSameEnquiry(
  pool: pg.Pool,
  { idempotency_key, content_hash, created_at }: EnquiryRow,
): Promise<Pick<EnquiryRow, 'id' | 'content_hash'> | undefined> {
  const { rows } = await pool.query({
    name: 'find-same-enquiry',
    text: `
      select id, content_hash from client_request
      where idempotency_key = $1
        or (content_hash = $2 and tstzrange(created_at, same_text_until)
            && tstzrange($3::timestamptz, $3::timestamptz + interval '10 minutes'))
      order by idempotency_key = $1 desc nulls last
      limit 1`,
    values: [idempotency_key, content_hash, created_at],
  });
  return rows[0];
}

/** Announces an enquiry by itself, whatever was decided before; false when there is none. */
export async function announceSingly(pool: pg.Pool, queue: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with announced as (
       update client_request set flagged = false, announcement = 'single' where id::text = $1 returning id
     )
     insert into job_outbox (queue, data) select $2, jsonb_build_object('id', id) from announced`,
    [id, queue],
  );
  return rowCount === 1;
}
