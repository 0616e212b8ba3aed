import pg from 'pg';
import type { Config } from '../config.ts';
import { createPrimaryClient } from './primary-client.ts';

export type DatabaseConfig = Pick<Config, 'DATABASE_URL' | 'DATABASE_HOSTS'>;

export interface DatabaseConnection {
  connectionString: string;
  Client: typeof pg.Client;
}

/** How to connect to the database, wherever it is at that moment. */
export function toConnection({ DATABASE_URL, DATABASE_HOSTS }: DatabaseConfig): DatabaseConnection {
  return {
    connectionString: DATABASE_URL,
    Client: DATABASE_HOSTS.length > 0 ? createPrimaryClient(DATABASE_HOSTS) : pg.Client,
  };
}
