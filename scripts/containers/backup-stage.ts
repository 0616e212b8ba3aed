import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const waitTimeoutMs = 60_000;
const password = 'p@ss/w#rd of the drill';
const sitePassword = 'p@ss/w#rd of the site';

/** The database and the backup of `deploy/compose.yaml`, as a project of its own on a copy of `deploy`. */
export class BackupStage {
  readonly folder: string;
  readonly #project = `backup-drill-${randomUUID().slice(0, 8)}`;
  #settings: Record<string, string> = {};

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(): Promise<BackupStage> {
    const folder = await mkdtemp(join(tmpdir(), 'backup-drill-'));
    await cp(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
    await cp(join(root, '.dockerignore'), join(folder, '.dockerignore'));
    await mkdir(join(folder, 'taken'));
    const stage = new BackupStage(folder);
    await stage.configure({});
    await stage.compose('build', '--quiet', 'backup');
    await stage.compose('up', '--wait', 'database');
    await stage.compose('run', '--rm', '--no-deps', '--no-TTY', 'role');
    return stage;
  }

  async configure(settings: Record<string, string>): Promise<void> {
    this.#settings = { ...this.#settings, ...settings };
    const all = {
      SITE_ADDRESS: 'drill.localhost',
      PUBLIC_ANON_KEY: 'key-of-the-backup-drill',
      FORM_TOKEN_SECRET: 'secret-of-the-backup-drill-0123456789',
      POSTGRES_PASSWORD: password,
      POSTGRES_SITE_PASSWORD: sitePassword,
      ...this.#settings,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}='${value}'\n`);
    await writeFile(join(this.folder, '.env'), lines.join(''));
  }

  async compose(...args: string[]): Promise<string> {
    return this.run('docker', 'compose', '--env-file', '.env', '-f', 'deploy/compose.yaml', ...args);
  }

  /** Runs a command in the folder of this stage, with its project. Rejects if the command fails. */
  async run(command: string, ...args: string[]): Promise<string> {
    const env = { ...process.env, COMPOSE_PROJECT_NAME: this.#project, RELEASE: this.#project };
    const { stdout } = await run(command, args, { cwd: this.folder, env, maxBuffer: 1 << 26 });
    return stdout.trim();
  }

  query(text: string, database = 'torque_thrust'): Promise<string> {
    const options = ['--username', 'postgres', '--no-align', '--tuples-only', '--set', 'ON_ERROR_STOP=1'];
    return this.compose('exec', '-T', 'database', 'psql', '--quiet', ...options, '-d', database, '-c', text);
  }

  /** Applies the migrations of this checkout. */
  async migrate(): Promise<void> {
    const id = await this.compose('ps', '--quiet', 'database');
    const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
    const address = await this.run('docker', 'inspect', '--format', format, id);
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: `postgresql://site@${address}:5432/torque_thrust`,
      DATABASE_PASSWORD: sitePassword,
      SITE_ORIGIN: 'https://drill.localhost',
      PUBLIC_ANON_KEY: 'key-of-the-backup-drill',
      FORM_TOKEN_SECRET: 'secret-of-the-backup-drill-0123456789',
      LOG_LEVEL: 'warn',
    };
    await run(process.execPath, [join(root, 'apps/api/src/commands/migrate.ts')], { env });
  }

  /** Starts `bucket.ts` in a container that the backup reaches by the name `bucket`. */
  async startBucket(image: string, args: string[]): Promise<void> {
    const file = join(import.meta.dirname, 'bucket.ts');
    const [network = ''] = await this.#listNetworks('backup');
    const place = ['--name', `${this.#project}-bucket`, '--network', network, '--network-alias', 'bucket'];
    const program = ['--volume', `${file}:/bucket.ts:ro`, image, 'node', '/bucket.ts', ...args];
    await this.run('docker', 'run', '--detach', ...place, ...program);
  }

  async #listNetworks(service: string): Promise<string[]> {
    const id = await this.compose('ps', '--quiet', service);
    const networks = await this.run(
      'docker',
      'inspect',
      '--format',
      '{{json .NetworkSettings.Networks}}',
      id,
    );
    return Object.keys(JSON.parse(networks));
  }

  /** A hash of each table's rows, except for those of jobs and the table that the backup itself writes. */
  async readRows(database?: string): Promise<string> {
    const tables = await this.query(
      `select format('%I.%I', schemaname, tablename) from pg_tables
       where schemaname in ('public', 'pgboss') and tablename <> 'backup_run' and tablename not like 'job%'
       order by 1`,
      database,
    );
    const hashes = tables
      .split('\n')
      .map(
        (table) =>
          `select '${table}', count(*), md5(string_agg(t::text, '|' order by t::text)) from ${table} t`,
      );
    return this.query(hashes.join(' union all '), database);
  }

  /** The queues of all jobs that wait. */
  readJobs(): Promise<string> {
    return this.query(
      "select queue from job_outbox union all select name from pgboss.job where state < 'completed' order by 1",
    );
  }

  async waitFor(what: string, isTrue: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + waitTimeoutMs;
    while (!(await isTrue())) {
      if (Date.now() > deadline)
        throw new Error(`${what} did not happen:\n${await this.compose('logs', 'backup')}`);
      await sleep(250);
    }
  }

  /** Removes all containers and their data, so that the next test starts with a new machine. */
  async clear(): Promise<void> {
    await this.run('docker', 'rm', '--force', '--volumes', `${this.#project}-bucket`);
    await this.compose('down', '--volumes', '--timeout', '2');
  }

  async close(): Promise<void> {
    await this.clear().catch((error) => console.error(error));
    await this.run('docker', 'rmi', `torque-thrust-backup:${this.#project}`).catch(() => {});
    await rm(this.folder, { recursive: true, force: true });
  }
}
