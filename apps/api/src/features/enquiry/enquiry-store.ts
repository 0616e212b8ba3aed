import pg from 'pg';
import { createBatch } from '../../db/batch.ts';
import { findTrace } from '../../request-trace.ts';
import type { QueueName } from '../../queue/queues.ts';
import { type EnquiryRow, insertEnquiries, type TracedEnquiry } from './enquiry-repository.ts';

export const notificationQueue: QueueName = 'contact-form-notification';

// 22 wrong data, 23 broken constraint, 40 deadlock: the fault of one inquiry, not of the database.
const faultOfOne = /^(22|23|40)/;

/** Stores an inquiry in a batch with others; returns false if the same one is stored already. */
export function createEnquiryStore(pool: pg.Pool): (row: EnquiryRow) => Promise<boolean> {
  const insert = (rows: readonly TracedEnquiry[]) => insertEnquiries(pool, notificationQueue, rows);
  const storeTogether = createBatch(insert);
  return async (enquiry) => {
    // Taken here, because a batch runs for the requests of all its rows.
    const row = { ...enquiry, trace: findTrace() };
    try {
      return await storeTogether(row);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && faultOfOne.test(error.code ?? ''))) throw error;
      const [isNew = false] = await insert([row]);
      return isNew;
    }
  };
}
