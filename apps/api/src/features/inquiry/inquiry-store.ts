import pg from 'pg';
import { createBatch } from '../../db/batch.ts';
import { findTrace } from '../../request-trace.ts';
import type { QueueName } from '../../queue/queues.ts';
import { type InquiryRow, insertInquiries, type TracedInquiry } from './inquiry-repository.ts';

export const inquiryQueues = {
  announcement: 'contact-form-notification',
  receipt: 'inquiry-receipt',
} as const satisfies Record<string, QueueName>;

// 22 wrong data, 23 broken constraint, 40 deadlock: the fault of one inquiry, not of the database.
const faultOfOne = /^(22|23|40)/;

interface NewInquiry extends InquiryRow {
  /** Whether its sender gets a receipt. */
  receipt?: boolean;
}

/** Stores an inquiry in a batch with others; returns false if the same one is stored already. */
export function createInquiryStore(pool: pg.Pool): (row: NewInquiry) => Promise<boolean> {
  const insert = (rows: readonly TracedInquiry[]) => insertInquiries(pool, inquiryQueues, rows);
  const storeTogether = createBatch(insert);
  return async (inquiry) => {
    // Taken here, because a batch runs for the requests of all its rows.
    const row = { receipt: false, ...inquiry, trace: findTrace() };
    try {
      return await storeTogether(row);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && faultOfOne.test(error.code ?? ''))) throw error;
      const [isNew = false] = await insert([row]);
      return isNew;
    }
  };
}
