import { findLateBefore } from '@tt/contract/inquiry/reply-due';
import { sql } from 'kysely';
import type { GaugeSource } from '../../../db/database-gauges.ts';
import { query } from '../../../db/query.ts';
import { isWaiting } from '../entries/entry-filter.ts';
import type { LateOptions } from './reminder-job.ts';

/** Gauges of what waits for an answer. */
export function createDeskGauges({
  now,
  businessTimeZone,
  lateAfterDays,
}: Omit<LateOptions, 'pool'>): readonly GaugeSource[] {
  const toBefore = () =>
    new Date(findLateBefore(now().getTime(), lateAfterDays, businessTimeZone)).toISOString();
  return [
    {
      name: 'desk_entries_waiting',
      help: 'Inquiries and bookings that wait for an answer, and whether longer than promised',
      label: { name: 'late', values: ['true', 'false'] },
      query: () =>
        query
          .selectFrom('desk_entry as entry')
          .select(sql<string>`(waits_since < ${sql.lit(toBefore())})::text`.as('label'))
          .select(sql<number>`count(*)::int`.as('value'))
          .where(isWaiting)
          .groupBy('label')
          .compile().sql,
    },
  ];
}
