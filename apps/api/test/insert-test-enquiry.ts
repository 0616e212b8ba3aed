import type pg from 'pg';
import { type EnquiryRow, insertEnquiries } from '../src/features/enquiry/enquiry-repository.ts';
import { buildEnquiryRow } from './builders.ts';

/** Puts a row and its job in place without the way through HTTP, for what needs a certain past. */
export async function insertTestEnquiry(
  pool: pg.Pool,
  changes: Partial<EnquiryRow> = {},
): Promise<EnquiryRow> {
  const row = buildEnquiryRow(changes);
  const data = { id: row.id, name: row.name, email: row.email, company: '', social: '', description: '' };
  await insertEnquiries(pool, [{ row, job: { queue: 'contact-form-notification', data } }]);
  return row;
}
