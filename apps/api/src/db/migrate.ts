import { Migrator } from 'kysely/migration';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';

/** Brings the schema up to date; the Migrator's lock lets any number of processes call this at once. */
export async function migrate(db: Database, log: Logger): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  for (const result of results ?? [])
    log.info({ migration: result.migrationName, status: result.status }, 'migration');
  if (error) throw error;
}
