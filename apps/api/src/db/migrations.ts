import type { Migration } from 'kysely/migration';
import * as baseline from './migrations/0001-baseline.ts';

/** In the order of their names; `pnpm db new` adds a line here. */
export const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
};
