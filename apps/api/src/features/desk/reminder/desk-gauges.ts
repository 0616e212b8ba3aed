import { findLateBefore } from '@tt/contract/inquiry/reply-due';
import type { GaugeSource } from '../../../db/database-gauges.ts';
import type { LateOptions } from './reminder-job.ts';

// As the list decides, `isWaiting`.
const isWaiting =
  "state in ('new', 'hand') and (kind = 'inquiry' or state = 'new') and waits_until > statement_timestamp()";

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
      query: () => `
        select (waits_since < '${toBefore()}')::text as label, count(*)::int as value
        from desk_entry where ${isWaiting} group by 1`,
    },
  ];
}
