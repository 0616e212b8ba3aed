import type pg from 'pg';
import { toDatabaseUrl } from '../../config.ts';
import { listDatabaseHosts, toConnection } from '../../db/to-connection.ts';
import { findTlsFault } from '../../db/tls-fault.ts';
import type { Check } from './examination.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const subject = 'database';
const oldestVersion = 16;
const extensions = ['btree_gist', 'pg_trgm'];
const connectionTimeoutMillis = 5_000;

const remedies: Record<string, string> = {
  '28P01': 'refuses the password: check DATABASE_PASSWORD, or under compose see docs/operations/keys.md',
  '28000':
    'refuses the user: check DATABASE_URL and its pg_hba.conf, and add ?sslmode=verify-full if it demands TLS',
  '3D000': 'has no such database: create it, or correct the last part of DATABASE_URL',
};

/** Whether the database, if it runs already, can be used. */
export const checkDatabase: Check = async ({ settings }) => {
  const { DATABASE_URL, DATABASE_PASSWORD, DATABASE_HOSTS = [] } = settings;
  if (!DATABASE_URL) return [];
  const url = toDatabaseUrl({ DATABASE_URL, DATABASE_PASSWORD });
  const { Client, connectionString } = toConnection({ DATABASE_URL: url, DATABASE_HOSTS });
  const client = new Client({ connectionString, connectionTimeoutMillis });
  // A connection that is cut later would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return [await checkServer(client), ...(await checkDesk(client))];
  } catch (error) {
    return [toFinding(error, listDatabaseHosts({ DATABASE_URL, DATABASE_HOSTS }).join(', '))];
  } finally {
    await client.end().catch(() => {});
  }
};

async function checkServer(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ version: number; lacking: string[] }>(
    `select current_setting('server_version_num')::int / 10000 as version,
      array(select unnest($1::text[]) except select name::text from pg_available_extensions) as lacking`,
    [extensions],
  );
  const { version = 0, lacking = [] } = rows[0] ?? {};
  if (version < oldestVersion)
    return fail(subject, `is PostgreSQL ${version}: upgrade it to ${oldestVersion} or newer`);
  if (lacking.length > 0)
    return fail(
      subject,
      `lacks the extension ${lacking.toSorted().join(' and ')}: install the contrib package of PostgreSQL`,
    );
  return ok(subject, `PostgreSQL ${version} accepts connections`);
}

/** Before the first start, the database can't be reached. */
async function checkDesk(client: pg.Client): Promise<Finding[]> {
  const { rows: tables } = await client.query("select to_regclass('desk_passkey') is not null as exists");
  if (!tables[0]?.exists) return [];
  const { rows } = await client.query<{ people: number }>(
    'select count(distinct person_id)::int as people from desk_passkey',
  );
  const people = rows[0]?.people ?? 0;
  if (people === 0)
    return [
      warn(
        'desk',
        'nobody can enter it, so inquiries are answered from the chats alone: pnpm ops desk invite NAME',
      ),
    ];
  return [ok('desk', `${people === 1 ? 'one person has' : `${people} people have`} access`)];
}

function toFinding(error: unknown, host: string): Finding {
  const { code = 'no answer' } = error as { code?: string };
  const remedy = findTlsFault(error) ?? remedies[code];
  if (remedy) return fail(subject, `${host} ${remedy}`);
  return warn(
    subject,
    `${host} is out of reach from here (${code}): right before the first start and outside the containers, otherwise start it`,
  );
}
