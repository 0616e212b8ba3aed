import type pg from 'pg';
import { query, run } from '../../../db/query.ts';
import { type CompanyChannels, deliverToCompany } from '../../../delivery/deliver-to-company.ts';
import { parseJobData } from '../../../queue/job-data.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { type DeviceNoticeOptions, toDeviceNotice } from './device-notice.ts';

/** Tells the company, and so its owner, that somebody who was enrolled has a further device. */
export function createDeviceJob(options: CompanyChannels & DeviceNoticeOptions): JobHandler {
  return async ({ data }) => {
    const { actId } = parseJobData('desk-device-notification', data);
    const added = await findAdded(options.pool, actId);
    if (!added) return;
    const { id, name, device } = added;
    const message = { subject: 'desk_person', id, purpose: `device:${actId}` } as const;
    await deliverToCompany(options, message, toDeviceNotice({ name, device: device ?? '' }, options));
  };
}

async function findAdded(pool: pg.Pool, actId: number) {
  const statement = query
    .selectFrom('desk_act as act')
    .innerJoin('desk_person as person', 'person.id', 'act.person_id')
    .select(['person.id', 'person.name', 'act.after as device'])
    .where('act.id', '=', String(actId));
  return (await run(pool, statement)).rows[0];
}
