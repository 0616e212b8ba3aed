import pg from 'pg';
import { createBatch } from '../../db/batch.ts';
import { findTrace } from '../../request-trace.ts';
import type { QueueName } from '../../queue/queues.ts';
import { type InquiryRow, insertInquiries, type TracedInquiry } from './inquiry-repository.ts';

export const notificationQueue: QueueName = 'contact-form-notification';

// 22 wrong data, 23 broken constraint, 40 deadlock: the fault of one inquiry, not of the database.
const faultOfOne = /^(22|23|40)/;

/** Stores an inquiry in a batch with others; returns false if the same one is stored already. */
export function createInquiryStore(pool: pg.Pool): (row: InquiryRow) => Promise<boolean> {
  const insert = (rows: readonly TracedInquiry[]) => insertInquiries(pool, notificationQueue, rows);
  const storeTogether = createBatch(insert);
  return async (inquiry) => {
    // Taken here, because a batch runs for the requests of all its rows.
    const row = { ...inquiry, trace: findTrace() };
    try {
      return await storeTogether(row);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && faultOfOne.test(error.code ?? ''))) throw error;
      const [isNew = false] = await insert([row]);
      return isNew;
    }
  };
}
