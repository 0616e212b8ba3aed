import type { Enquiry } from '@tt/contract/enquiry';
import type pg from 'pg';

export interface EnquiryRow extends Omit<Enquiry, 'form_token' | 'fax_number'> {
  id: string;
  created_at: Date;
  email_domain_verdict: 'valid' | 'unknown';
  spam_score: number;
  flagged: boolean;
  idempotency_key: string | null;
  content_hash: string;
}

export interface EnquiryJob {
  queue: string;
  data: object;
}

// One statement is one round trip and one transaction: the row and its job are stored together or not at all.
const insertRowAndJob = `
  with stored as (
    insert into client_request (
      id, created_at, name, email, company_name, social_media, project_description, language,
      email_domain_verdict, spam_score, flagged, idempotency_key, content_hash, same_text_until
    )
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $2::timestamptz + interval '10 minutes')
    on conflict do nothing
    returning flagged
  ), queued as (
    insert into job_outbox (queue, data) select $14, $15::jsonb from stored where not flagged
  )
  select 1 from stored`;

/** Answers false when the same key, or equal text within ten minutes, is stored already. */
export async function insertEnquiry(pool: pg.Pool, row: EnquiryRow, job: EnquiryJob): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'insert-enquiry',
    text: insertRowAndJob,
    values: [
      row.id,
      row.created_at,
      row.name,
      row.email,
      row.company_name,
      row.social_media,
      row.project_description,
      row.language,
      row.email_domain_verdict,
      row.spam_score,
      row.flagged,
      row.idempotency_key,
      row.content_hash,
      job.queue,
      JSON.stringify(job.data),
    ],
  });
  return rowCount === 1;
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
