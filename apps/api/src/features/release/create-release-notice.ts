import type pg from 'pg';
import { runInTransaction } from '../../db/transaction.ts';
import { sendJob } from '../../queue/send-job.ts';
import { insertReleaseNotice, type ReleaseNotice } from './release-notice-repository.ts';

/** Stores what became of a commit, with the job that tells the company. */
export async function createReleaseNotice(pool: pg.Pool, notice: ReleaseNotice): Promise<void> {
  await runInTransaction(pool, async (client) => {
    const noticeId = await insertReleaseNotice(client, notice);
    await sendJob(client, 'release-notice', { noticeId });
  });
}
