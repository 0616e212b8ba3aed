import type { GaugeSource } from '../../db/database-gauges.ts';

const label = { name: 'announcement', values: ['summary', 'digest'] };

const selectWaiting = (value: string) => `
  select case when flagged then 'digest' else 'summary' end as label, ${value} as value
  from client_request where summary_id is null and (flagged or announcement <> 'single') group by 1`;

/** Gauges of the inquiries that wait to be announced together. */
export const inquiryGauges: readonly GaugeSource[] = [
  {
    name: 'inquiries_waiting',
    help: 'Inquiries that no summary or digest has named yet',
    label,
    query: selectWaiting('count(*)::int'),
  },
  {
    name: 'inquiries_waiting_oldest_age_seconds',
    help: 'Age of the oldest inquiry that no summary or digest has named yet',
    label,
    query: selectWaiting('extract(epoch from max(now() - created_at))::float'),
  },
];
