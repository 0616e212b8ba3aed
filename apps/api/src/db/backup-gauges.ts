import type { GaugeSource } from './database-gauges.ts';

/** Gauges of the backups that `deploy/backup` has stored; 0 before the first. */
export const backupGauges: readonly GaugeSource[] = [
  {
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the last backup was stored and verified',
    query: 'select extract(epoch from max(finished_at))::float as value from backup_run having count(*) > 0',
  },
  {
    name: 'backup_last_bytes',
    help: 'Size of the last backup',
    query: 'select bytes::float as value from backup_run order by finished_at desc limit 1',
  },
];
