import type pg from 'pg';
import type { EnquiryRow } from '../src/features/enquiry/enquiry-repository.ts';
import { createEnquiryStore } from '../src/features/enquiry/enquiry-store.ts';
import { buildEnquiryRow } from './builders.ts';

/** Inserts a row and its job without HTTP, for tests that need a certain past. */
export async function insertTestEnquiry(
  pool: pg.Pool,
  changes: Partial<EnquiryRow> = {},
): Promise<EnquiryRow> {
  const row = buildEnquiryRow(changes);
  await createEnquiryStore(pool)(row);
  return row;
}
