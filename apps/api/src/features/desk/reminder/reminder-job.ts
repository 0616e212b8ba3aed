import { findLateBefore, isWorkingDay } from '@tt/contract/inquiry/reply-due';
import { toWallClock } from '@tt/contract/time/time-zone';
import type pg from 'pg';
import { type CompanyChannels, deliverToCompany } from '../../../delivery/deliver-to-company.ts';
import { parseJobData } from '../../../queue/job-data.ts';
import type { QueueName } from '../../../queue/queues.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { createReminder, isLatestReminder } from './reminder-repository.ts';
import { type ReminderOptions, toReminderNotice } from './reminder-notice.ts';
import { findLateEntries, type LateEntries } from './waiting-repository.ts';

export interface LateOptions {
  pool: pg.Pool;
  now: () => Date;
  businessTimeZone: string;
  /** After how many working days an entry is late. */
  lateAfterDays: number;
}

const queue = 'desk-reminder-notification' satisfies QueueName;

/** A scheduled job; on days off, and if nothing is late, it sends nothing. */
export function createReminderScheduleJob(options: LateOptions): JobHandler {
  return async () => {
    const { pool, businessTimeZone } = options;
    if (!isWorkingDay(options.now().getTime(), businessTimeZone)) return;
    const { count } = await findLate(options);
    if (count > 0) await createReminder(pool, toToday(options), queue);
  };
}

/** Tells the company what is late when the message goes out. */
export function createReminderNotificationJob(
  options: LateOptions & CompanyChannels & ReminderOptions,
): JobHandler {
  return async ({ data }) => {
    const { reminderId: id } = parseJobData(queue, data);
    if (!(await isLatestReminder(options.pool, id, toToday(options)))) return;
    const late = await findLate(options);
    if (late.count === 0) return;
    const message = { subject: 'desk_reminder', id, purpose: 'announcement' } as const;
    await deliverToCompany(options, message, toReminderNotice(late, options));
  };
}

function toToday({ now, businessTimeZone }: LateOptions): string {
  return toWallClock(now().getTime(), businessTimeZone).calendarDate;
}

function findLate({ pool, now, lateAfterDays, businessTimeZone }: LateOptions): Promise<LateEntries> {
  const before = findLateBefore(now().getTime(), lateAfterDays, businessTimeZone);
  return findLateEntries(pool, new Date(before));
}
