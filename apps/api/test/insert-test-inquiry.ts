import type pg from 'pg';
import type { InquiryRow } from '../src/features/inquiry/inquiry-repository.ts';
import { createInquiryStore } from '../src/features/inquiry/inquiry-store.ts';
import { buildInquiryRow } from './builders.ts';

/** Inserts a row and its job without HTTP, for tests that need a certain past. */
export async function insertTestInquiry(
  pool: pg.Pool,
  changes: Partial<InquiryRow> = {},
): Promise<InquiryRow> {
  const row = buildInquiryRow(changes);
  await createInquiryStore(pool)(row);
  return row;
}
