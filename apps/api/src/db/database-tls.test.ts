import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuthority } from '@tt/standins/certificates';
import { startTlsPostgres, type TlsPostgres } from '@tt/standins/tls-postgres';
import { expect, onTestFinished, test } from 'vitest';
import { findFastFolder } from '../../test/fast-folder.ts';
import { createTestConfig } from '../../test/test-config.ts';
import { waitFor } from '../../test/wait-for.ts';
import { createContext } from '../context.ts';
import { runDoctor } from '../ops/doctor/run-doctor.ts';
import { prepare } from '../prepare.ts';
import { startWorker } from '../start-worker.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { toConnection } from './to-connection.ts';

const unknownAuthority = 'UNABLE_TO_VERIFY_LEAF_SIGNATURE';

/** The result of a new connection, or the reason why it fails. */
async function connect(url: string, hosts: string[] = []): Promise<string> {
  const { Client, connectionString } = toConnection({ DATABASE_URL: url, DATABASE_HOSTS: hosts });
  const client = new Client({ connectionString });
  try {
    await client.connect();
    const { rows } = await client.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
    return rows[0].ssl ? 'encrypted' : 'plain';
  } catch (error) {
    return (error as { code?: string }).code ?? (error as Error).message;
  } finally {
    await client.end().catch(() => {});
  }
}

/** How a process that starts with this URL exits, and what `doctor` reports. */
async function start(url: string, environment: Record<string, string> = {}) {
  const context = createContext(createTestConfig(url, environment));
  try {
    const refusal = await prepare(context).then(
      () => undefined,
      (error: Error) => error,
    );
    const { text, hasFailed } = await runDoctor({ DATABASE_URL: url, ...environment }, []);
    const line = text.split('\n').find((finding) => finding.split(/ +/)[1] === 'database');
    return { refusal, line, hasFailed };
  } finally {
    await Promise.all([context.pool.end(), context.probe.end()]);
  }
}

/** A reload takes a moment. */
async function startEncrypted(): Promise<TlsPostgres> {
  const folder = await mkdtemp(join(await findFastFolder(), 'tt-tls-'));
  // As root the server runs as another user.
  await chmod(folder, 0o755);
  const postgres = await startTlsPostgres(folder);
  onTestFinished(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });
  await waitFor(async () => (await connect(postgres.toUrl(trusted(postgres)))) === 'encrypted');
  return postgres;
}

const trusted = ({ authority }: TlsPostgres) => ({ sslrootcert: authority.certificateFile });

test('[WAYS-02] every mode but disable and no-verify means TLS with a verified certificate', async () => {
  const postgres = await startEncrypted();
  for (const sslmode of ['prefer', 'require', 'verify-ca', 'verify-full', 'of-a-typo']) {
    expect([sslmode, await connect(postgres.toUrl({ sslmode }))]).toEqual([sslmode, unknownAuthority]);
    const url = postgres.toUrl({ sslmode, ...trusted(postgres) });
    expect([sslmode, await connect(url)]).toEqual([sslmode, 'encrypted']);
    const libpq = postgres.toUrl({ sslmode, uselibpqcompat: 'true' });
    expect([sslmode, await connect(libpq)]).toEqual([sslmode, unknownAuthority]);
  }
  expect(await connect(postgres.toUrl(trusted(postgres)))).toBe('encrypted');
  expect(await connect(postgres.toUrl({ sslmode: 'no-verify' }))).toBe('encrypted');
  expect(await connect(postgres.toUrl({ sslmode: 'disable' }))).toBe('plain');
  expect(await connect(postgres.toUrl())).toBe('plain');
});

test('[WAYS-02] a wrong or an expired certificate refuses the start with a sentence, and so does doctor', async () => {
  const postgres = await startEncrypted();
  const { authority, toUrl } = postgres;
  const verified = { sslmode: 'verify-full', ...trusted(postgres) };
  const url = toUrl(verified);
  expect(await start(url)).toMatchObject({
    refusal: undefined,
    line: expect.stringMatching(/^ok .*accepts connections/),
  });

  const folder = await mkdtemp(join(tmpdir(), 'tt-other-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const other = await createAuthority(folder);
  const wrong = [
    [await other.issue('localhost'), /localhost:\d+ has a certificate from an authority .*sslrootcert=/],
    [await authority.issue('elsewhere.test'), /localhost:\d+ has a certificate for another host name: /],
    [await authority.issue('localhost', { isExpired: true }), /localhost:\d+ has an expired certificate: /],
  ] as const;
  for (const [certificate, sentence] of wrong) {
    await postgres.show(certificate);
    await waitFor(async () => (await connect(url)) !== 'encrypted');
    const hosts = { DATABASE_HOSTS: new URL(url).host };
    for (const environment of [{}, hosts]) {
      const { refusal, line, hasFailed } = await start(url, environment);
      expect(refusal?.message).toMatch(sentence);
      // While a process runs, the page may retry.
      expect(isDatabaseUnavailable(refusal?.cause)).toBe(true);
      expect(line).toMatch(/^failure /);
      expect(line).toMatch(sentence);
      expect(hasFailed).toBe(true);
    }
  }
  await postgres.show(await authority.issue('localhost'));
  await waitFor(async () => (await connect(url)) === 'encrypted');
});

test('[WAYS-02] a server without TLS gets no password if the URL asks for TLS', async () => {
  const postgres = await startEncrypted();
  await postgres.offerNoTls();
  const url = postgres.toUrl({ sslmode: 'verify-full', ...trusted(postgres) });
  await waitFor(async () => (await connect(url)) !== 'encrypted');
  const { refusal, line } = await start(url);
  expect(refusal?.message).toMatch(/localhost:\d+ offers no TLS/);
  expect(line).toMatch(/^failure .*offers no TLS/);
});

test('[WAYS-02] a server that demands TLS gets it from every connection: requests, probes, migrations and the queue', async () => {
  const postgres = await startEncrypted();
  await postgres.demandTls();
  await waitFor(async () => (await connect(postgres.toUrl())) === '28000');
  const url = postgres.toUrl({ sslmode: 'verify-full', ...trusted(postgres) });
  const context = createContext(createTestConfig(url));
  onTestFinished(async () => {
    await Promise.all([context.pool.end(), context.probe.end()]);
  });
  await prepare(context);
  const worker = await startWorker(context, { retention: async () => {} });
  onTestFinished(() => worker.stop());
  await context.pool.query('select 1');
  await context.probe.query('select 1');
  expect((await start(postgres.toUrl())).line).toMatch(
    /^failure .*add \?sslmode=verify-full if it demands TLS/,
  );
});
