import { type CompanyChannels, deliverToCompany } from '../../../delivery/deliver-to-company.ts';
import { type Letterhead, toPlainNotice } from '../../../delivery/plain-letter.ts';
import { parseJobData } from '../../../queue/job-data.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { toConnectionNotice } from './connection-notice.ts';
import { findConnection } from '../calendar/connection-repository.ts';

export interface ConnectionNoticeOptions extends CompanyChannels, Letterhead {
  businessTimeZone: string;
}

/** Tells the company about its calendar. */
export function createConnectionNoticeJob(options: ConnectionNoticeOptions): JobHandler {
  const { pool, businessTimeZone } = options;
  return async ({ data }) => {
    const { connectionId: id, kind, at } = parseJobData('calendar-notice', data);
    const connection = await findConnection(pool);
    if (connection?.id !== id) return;
    const message = { subject: 'calendar_connection', id, purpose: `${kind}:${at}` } as const;
    const toText = () => toConnectionNotice(kind, connection, { at: new Date(at), businessTimeZone });
    await deliverToCompany(options, message, toPlainNotice({ toText }, options));
  };
}
