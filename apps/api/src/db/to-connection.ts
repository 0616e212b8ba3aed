import pg from 'pg';
import type { Config } from '../config.ts';
import { createPrimaryClient } from './primary-client.ts';

export type DatabaseConfig = Pick<Config, 'DATABASE_URL' | 'DATABASE_HOSTS'>;

export interface DatabaseConnection {
  connectionString: string;
  Client: typeof pg.Client;
}

/** Everything else means TLS with a verified certificate and host name. */
const weakModes = ['disable', 'no-verify'];

/** How to connect to the database, wherever it is at that moment. */
export function toConnection({ DATABASE_URL, DATABASE_HOSTS }: DatabaseConfig): DatabaseConnection {
  return {
    connectionString: toStrictUrl(DATABASE_URL),
    Client: DATABASE_HOSTS.length > 0 ? createPrimaryClient(DATABASE_HOSTS) : pg.Client,
  };
}

/**
 * Providers write `sslmode=require`, for which the driver verifies the certificate today and announces that its next
 * version won't.
 */
function toStrictUrl(text: string): string {
  const url = new URL(text);
  const mode = url.searchParams.get('sslmode');
  if (mode === null || weakModes.includes(mode)) return text;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}

/** The hosts that a connection may go to, for messages. */
export function listDatabaseHosts({ DATABASE_URL, DATABASE_HOSTS }: DatabaseConfig): string[] {
  return DATABASE_HOSTS.length > 0 ? DATABASE_HOSTS : [new URL(DATABASE_URL).host];
}
