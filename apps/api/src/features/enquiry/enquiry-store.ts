import pg from 'pg';
import { createBatch } from '../../db/batch.ts';
import { type EnquiryEntry, insertEnquiries } from './enquiry-repository.ts';

// 22 wrong data, 23 broken constraint, 40 deadlock: the fault of one enquiry, not of the database.
const faultOfOne = /^(22|23|40)/;

/** Stores an enquiry together with those that wait beside it; answers false when the same one is stored already. */
export function createEnquiryStore(pool: pg.Pool): (entry: EnquiryEntry) => Promise<boolean> {
  const storeTogether = createBatch((entries: readonly EnquiryEntry[]) => insertEnquiries(pool, entries));
  return async (entry) => {
    try {
      return await storeTogether(entry);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && faultOfOne.test(error.code ?? ''))) throw error;
      const [isNew = false] = await insertEnquiries(pool, [entry]);
      return isNew;
    }
  };
}
