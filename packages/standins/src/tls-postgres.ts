import { chmod, chown, copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Authority, type Certificate, createAuthority } from './certificates.ts';
import { startPostgres } from './postgres.ts';

export interface TlsPostgres {
  authority: Authority;
  /** The URL by the name `localhost`, with these parameters. */
  toUrl: (parameters?: Record<string, string>) => string;
  /** Shows another certificate to new connections, a moment later. */
  show: (certificate: Certificate) => Promise<void>;
  /** Refuses connections without TLS. */
  demandTls: () => Promise<void>;
  offerNoTls: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * PostgreSQL with a certificate for `localhost` from an authority of its own. It also takes connections without TLS. The folder
 * must be open to the user `postgres`.
 */
export async function startTlsPostgres(folder: string): Promise<TlsPostgres> {
  const dataDirectory = join(folder, 'data');
  const authority = await createAuthority(join(folder, 'authority'));
  const server = await startPostgres({ dataDirectory });
  const shown = {
    certificateFile: join(dataDirectory, 'shown.pem'),
    keyFile: join(dataDirectory, 'shown.key'),
  };
  const { uid, gid } = await stat(dataDirectory);

  const reload = async () => {
    const [pid] = (await readFile(join(dataDirectory, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGHUP');
  };
  const configure = async (ssl: 'on' | 'off') => {
    const lines = [
      `ssl = ${ssl}`,
      `ssl_cert_file = '${shown.certificateFile}'`,
      `ssl_key_file = '${shown.keyFile}'`,
    ];
    await writeFile(join(dataDirectory, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
    await reload();
  };
  const show = async ({ certificateFile, keyFile }: Certificate) => {
    await copyFile(certificateFile, shown.certificateFile);
    await copyFile(keyFile, shown.keyFile);
    // PostgreSQL takes no key that others may read.
    await chmod(shown.keyFile, 0o600);
    for (const file of Object.values(shown)) await chown(file, uid, gid);
    await reload();
  };
  await show(await authority.issue('localhost'));
  await configure('on');
  return {
    authority,
    show,
    toUrl(parameters = {}) {
      const url = new URL(server.url);
      url.hostname = 'localhost';
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },
    async demandTls() {
      await writeFile(join(dataDirectory, 'pg_hba.conf'), 'hostssl all all all password\n');
      await reload();
    },
    offerNoTls: () => configure('off'),
    stop: server.stop,
  };
}
