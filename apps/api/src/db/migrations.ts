import type { Migration } from 'kysely/migration';
import * as jobOutbox from './migrations/0001-job-outbox.ts';

/** In the order of their names; `pnpm db:new` adds a line here. */
export const migrations: Record<string, Migration> = {
  '0001-job-outbox': jobOutbox,
};
