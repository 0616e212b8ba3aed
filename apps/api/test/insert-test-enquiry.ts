import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { toContentHash } from '../src/features/enquiry/content-hash.ts';
import { type EnquiryRow, insertEnquiries } from '../src/features/enquiry/enquiry-repository.ts';
import { buildParsedEnquiry } from './builders.ts';

/** Puts a row and its job in place without the way through HTTP, for what needs a certain past. */
export async function insertTestEnquiry(
  pool: pg.Pool,
  changes: Partial<EnquiryRow> = {},
): Promise<EnquiryRow> {
  const { form_token: _token, fax_number: _trap, ...fields } = buildParsedEnquiry();
  const row: EnquiryRow = {
    ...fields,
    id: randomUUID(),
    created_at: new Date(),
    email_domain_verdict: 'valid',
    spam_score: 0,
    flagged: false,
    idempotency_key: null,
    content_hash: '0',
    ...changes,
  };
  row.content_hash = toContentHash(row);
  const data = { id: row.id, name: row.name, email: row.email, company: '', social: '', description: '' };
  await insertEnquiries(pool, [{ row, job: { queue: 'contact-form-notification', data } }]);
  return row;
}
