import { type CompanyChannels, deliverToCompany } from '../../../delivery/deliver-to-company.ts';
import type { ChatSize } from '../../../delivery/fit-to-chat.ts';
import { type Letterhead, toPlainNotice } from '../../../delivery/plain-letter.ts';
import { parseJobData } from '../../../queue/job-data.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { toConnectionNotice } from './connection-notice.ts';
import { findConnection } from '../calendar/connection-repository.ts';
import { listDeleted } from '../calendar/event-repository.ts';

export interface ConnectionNoticeOptions extends CompanyChannels, Letterhead {
  businessTimeZone: string;
}

/** Tells the company about its calendar. */
export function createConnectionNoticeJob(options: ConnectionNoticeOptions): JobHandler {
  const { pool, businessTimeZone } = options;
  return async ({ data }) => {
    const { connectionId: id, kind, at, bookingIds } = parseJobData('calendar-notice', data);
    const connection = await findConnection(pool);
    if (connection?.id !== id) return;
    const message = { subject: 'calendar_connection', id, purpose: `${kind}:${at}` } as const;
    const facts = { at: new Date(at), businessTimeZone, meetings: await listDeleted(pool, bookingIds) };
    const toText = (chat: ChatSize) => toConnectionNotice(kind, connection, facts, chat);
    await deliverToCompany(options, message, toPlainNotice({ toText }, options));
  };
}
