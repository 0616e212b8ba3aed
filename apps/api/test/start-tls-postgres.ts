import { execFileSync } from 'node:child_process';
import { chmod, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Authority, type Certificate, createAuthority } from '@tt/standins/certificates';
import { startPostgres } from '@tt/standins/postgres';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { findFastFolder } from './fast-folder.ts';

export interface TlsPostgres {
  authority: Authority;
  /** The URL by a host name, with these parameters. */
  toUrl: (parameters?: Record<string, string>, host?: string) => string;
  /** Shows another certificate from the next connection on. */
  show: (certificate: Certificate) => Promise<void>;
  /** Refuses connections without TLS. */
  demandTls: () => Promise<void>;
  offerNoTls: () => Promise<void>;
}

/** PostgreSQL with a certificate for `localhost` from an authority of the test. It also takes connections without TLS. */
export async function startTlsPostgres(): Promise<TlsPostgres> {
  const folder = await mkdtemp(join(await findFastFolder(), 'tt-tls-'));
  // As root the server runs as another user.
  await chmod(folder, 0o755);
  const authority = await createAuthority(join(folder, 'authority'));
  const shown = { certificateFile: join(folder, 'shown.pem'), keyFile: join(folder, 'shown.key') };
  const place = async ({ certificateFile, keyFile }: Certificate) => {
    await copyFile(certificateFile, shown.certificateFile);
    await copyFile(keyFile, shown.keyFile);
    await chmod(shown.keyFile, 0o600);
    if (process.getuid?.() === 0) execFileSync('chown', ['postgres', shown.keyFile]);
  };
  const server = await startPostgres({ dataDirectory: join(folder, 'data') });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  onTestFinished(async () => {
    await admin.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const query = (text: string) => admin.query(text);
  const reload = () => query('select pg_reload_conf()');
  const show = async (certificate: Certificate) => {
    await place(certificate);
    await reload();
  };
  await query(`alter system set ssl_cert_file = '${shown.certificateFile}'`);
  await query(`alter system set ssl_key_file = '${shown.keyFile}'`);
  await query('alter system set ssl = on');
  await show(await authority.issue('localhost'));
  return {
    authority,
    show,
    toUrl(parameters = {}, host = 'localhost') {
      const url = new URL(server.url);
      url.hostname = host;
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },
    async demandTls() {
      await writeFile(join(folder, 'data/pg_hba.conf'), 'hostssl all all all password\n');
      await reload();
    },
    async offerNoTls() {
      await query('alter system set ssl = off');
      await reload();
    },
  };
}
