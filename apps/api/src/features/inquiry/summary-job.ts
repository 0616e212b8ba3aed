import type pg from 'pg';
import type { SummaryKind } from '../../db/tables.ts';
import { type CompanyChannels, deliverToCompany } from '../../delivery/deliver-to-company.ts';
import type { DeskOptions } from '../../delivery/desk-link.ts';
import { type Letterhead, toPlainNotice } from '../../delivery/plain-letter.ts';
import type { ChatSize } from '../../delivery/fit-to-chat.ts';
import { parseJobData } from '../../queue/job-data.ts';
import type { QueueName } from '../../queue/queues.ts';
import type { JobHandler } from '../../queue/work-queue.ts';
import { createSummary, findSummary, summarySize } from './summary-repository.ts';
import { formatSummary, toSummaryLink } from './summary-text.ts';

const queue = 'inquiry-summary-notification' satisfies QueueName;

/** A scheduled job; if no inquiry waits, it sends nothing. */
export function createSummaryJob(pool: pg.Pool, kind: SummaryKind): JobHandler {
  return async () => {
    while ((await createSummary(pool, kind, queue)) === summarySize);
  };
}

/** Sends a summary to the company. */
export function createSummaryNotificationJob(
  options: CompanyChannels & Letterhead & DeskOptions,
): JobHandler {
  return async ({ data }) => {
    const { summaryId: id } = parseJobData(queue, data);
    const summary = await findSummary(options.pool, id);
    if (!summary) return;
    const message = { subject: 'inquiry_summary', id, purpose: 'announcement' } as const;
    const toText = (chat: ChatSize) => formatSummary(summary, options, chat);
    const link = toSummaryLink(summary, options);
    await deliverToCompany(options, message, toPlainNotice({ toText, link }, options));
  };
}
