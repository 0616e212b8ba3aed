import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toStandinEnvironment } from '../../scripts/process/to-standin-environment.ts';
import { Database } from './database.ts';
import { Gate } from './gate.ts';
import { OrphanGuard } from '../../scripts/process/orphan-guard.ts';
import { anonKey, siteOrigin } from './page.ts';
import { type Peers, startPeers } from './peers.ts';
import { type ServiceKind, type ServiceOptions, ServiceProcess } from './service-process.ts';
import { SmallDisk } from './small-disk.ts';

const diskMegabytes = 320;
const noLimit = '100000000';
/** Rate limits are out of scope here, with one exception: they have tests of their own. */
export const limits = [
  ...[
    'INQUIRIES_PER_ADDRESS_AND_HOUR',
    'INQUIRIES_PER_MAIL_ADDRESS_AND_HOUR',
    'INQUIRIES_PER_DOMAIN_AND_HOUR',
    'INQUIRIES_PER_HOUR',
  ],
  ...['DOMAIN_CHECKS_PER_ADDRESS_AND_HOUR', 'BOOKINGS_PER_ADDRESS_AND_HOUR', 'BOOKINGS_PER_HOUR'],
  ...['BOOKING_VIEWS_PER_ADDRESS_AND_HOUR', 'BOOKINGS_PER_VISITOR', 'AVAILABILITY_PER_ADDRESS_AND_MINUTE'],
  ...['EMAIL_BOOKINGS_PER_ADDRESS_AND_HOUR', 'EMAIL_BOOKINGS_PER_MAILBOX_AND_HOUR'],
  ...['EMAIL_BOOKINGS_UNCONFIRMED_PER_HOUR', 'MAILS_PER_UNVERIFIED_MAILBOX_AND_DAY'],
];

const environment = {
  ...Object.fromEntries(limits.map((name) => [name, noLimit])),
  SITE_ORIGIN: siteOrigin,
  PUBLIC_ANON_KEY: anonKey,
  FORM_TOKEN_SECRET: 'secret-of-the-resilience-suite-0123456789',
  TRUST_PROXY: 'true',
  // Shorter timeouts than in production: the same happens, sooner.
  CALENDAR_WAIT_SECONDS: '6',
  CALENDAR_DOUBT_SECONDS: '12',
  CALENDAR_LOOK_SECONDS: '30',
  NODE_COMPILE_CACHE: join(tmpdir(), 'tt-resilience-compile-cache'),
};

export type StartOptions = Partial<Pick<ServiceOptions, 'env' | 'root' | 'nodeArgs'>>;

type Parts = Pick<World, 'database' | 'databaseGate' | 'disk' | 'peers'>;

/** PostgreSQL, the stand-ins, and as many processes of the API and the worker as are asked for. */
export class World {
  /** After a failover, the promoted standby. */
  database: Database;
  readonly databaseGate: Gate;
  readonly disk: SmallDisk;
  readonly peers: Peers;
  readonly processes: ServiceProcess[] = [];
  /** The token of a form that was opened when this world started. */
  formToken: string | undefined;
  readonly #guard: OrphanGuard;
  #root: string | undefined;
  readonly #counts = { api: 0, worker: 0 };

  private constructor(parts: Parts, guard: OrphanGuard, root: string | undefined) {
    this.#root = root;
    this.database = parts.database;
    this.databaseGate = parts.databaseGate;
    this.disk = parts.disk;
    this.peers = parts.peers;
    this.#guard = guard;
  }

  /** `root` is the folder of another release, whose processes run instead of ours. */
  static async start(root?: string): Promise<World> {
    const guard = new OrphanGuard();
    const folder = await mkdtemp(join(tmpdir(), 'tt-resilience-'));
    guard.watch('folder', folder);
    const disk = await SmallDisk.create(folder, diskMegabytes, guard);
    const data = join(folder, 'postgres');
    guard.watch('postgres', data);
    const [database, peers] = await Promise.all([
      Database.start({ folder: data, settings: { max_connections: '80', max_wal_size: '64MB' } }),
      startPeers(),
    ]);
    return new World({ database, databaseGate: new Gate(database.port), disk, peers }, guard, root);
  }

  get apis(): ServiceProcess[] {
    return this.#listRunning('api');
  }

  get workers(): ServiceProcess[] {
    return this.#listRunning('worker');
  }

  /** Launches a process and does not wait for it. */
  async launch(kind: ServiceKind, options: StartOptions = {}): Promise<ServiceProcess> {
    this.#counts[kind] += 1;
    const name = `${kind}-${this.#counts[kind]}`;
    const env = { ...(await this.toEnvironment(name)), ...options.env };
    const service = await ServiceProcess.launch({ root: this.#root, ...options, name, kind, env });
    this.#guard.watch('kill', service.pid);
    this.processes.push(service);
    return service;
  }

  /** The environment of a process, with gates of its own to database and peers. */
  async toEnvironment(name: string): Promise<Record<string, string>> {
    const url = Object.assign(new URL(this.database.url), { port: await this.databaseGate.open(name) });
    const peers = toStandinEnvironment(await this.peers.openFor(name));
    return { ...environment, ...peers, DATABASE_URL: url.href };
  }

  /** From now on processes of another release are launched; without a folder, of ours. */
  useRelease(root: string | undefined): void {
    this.#root = root;
  }

  async startService(kind: ServiceKind, options: StartOptions = {}): Promise<ServiceProcess> {
    const service = await this.launch(kind, options);
    await service.waitUntilReady();
    return service;
  }

  /** Processes whose end is known and was wanted. */
  forgetEnded(): void {
    this.processes.splice(0, this.processes.length, ...this.processes.filter(({ isRunning }) => isRunning));
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((service) => service.end('SIGKILL')));
    await this.databaseGate.stop();
    await this.peers.stop();
    await this.database.remove();
    await this.disk.remove();
    this.#guard.dismiss();
  }

  #listRunning(kind: ServiceKind): ServiceProcess[] {
    return this.processes.filter((service) => service.kind === kind && service.isRunning);
  }
}
