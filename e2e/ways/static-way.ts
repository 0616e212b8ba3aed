import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import { startStaticHost } from '../../packages/standins/src/static-host.ts';
import { startTelegram } from '../../packages/standins/src/telegram.ts';
import { startTlsPostgres } from '../../packages/standins/src/tls-postgres.ts';
import { buildSite } from '../../scripts/grow/build-site.ts';
import { copySite } from '../../scripts/grow/copy-site.ts';

const anonKey = 'key-of-the-static-way';

/**
 * The second way to run it: pages built for a backend on another origin, on a static host, a managed PostgreSQL that
 * demands TLS, and the settings of one container for API and worker.
 */
export async function prepareStaticWay() {
  await using parts = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'tt-static-way-'));
  parts.defer(() => rm(folder, { recursive: true, force: true }));
  // As root the database runs as another user.
  await chmod(folder, 0o755);
  const postgres = await startTlsPostgres(join(folder, 'database'));
  parts.defer(postgres.stop);
  await postgres.demandTls();
  const telegram = await startTelegram();
  parts.defer(telegram.stop);

  const port = String(await findFreePort());
  const backendOrigin = `http://localhost:${port}`;
  const pages = await buildSite(await copySite(join(folder, 'site')), {
    VITE_BACKEND_URL: backendOrigin,
    VITE_BACKEND_ANON_KEY: anonKey,
  });
  const host = await startStaticHost(pages);
  parts.defer(host.stop);

  const databaseUrl = postgres.toUrl({
    sslmode: 'verify-full',
    sslrootcert: postgres.authority.certificateFile,
  });
  const running = parts.move();
  return {
    folder,
    postgres,
    telegram,
    host,
    backendOrigin,
    /** Why a connection to the database fails, or `connected`. */
    tryDatabase: () => tryDatabase(databaseUrl),
    environment: {
      DATABASE_URL: databaseUrl,
      PORT: port,
      SITE_ORIGIN: host.origin,
      PUBLIC_ANON_KEY: anonKey,
      FORM_TOKEN_SECRET: 'a secret of the static way, long enough',
      NOTIFY_EMAIL: 'none',
      // Nobody answers there, so every domain may take mail.
      DNS_SERVERS: `127.0.0.1:${await findFreePort()}`,
      TELEGRAM_API_URL: telegram.url,
      TELEGRAM_BOT_TOKEN: '1:token',
      TELEGRAM_CHAT_ID: '1',
    },
    stop: () => running.disposeAsync(),
  };
}

async function tryDatabase(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return 'connected';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  } finally {
    await client.end().catch(() => {});
  }
}
