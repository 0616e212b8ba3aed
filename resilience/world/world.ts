import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toStandinEnvironment } from '../../scripts/process/to-standin-environment.ts';
import { Database } from './database.ts';
import { Gate } from './gate.ts';
import { OrphanGuard } from './orphan-guard.ts';
import { type Peers, startPeers } from './peers.ts';
import { type ServiceKind, type ServiceOptions, ServiceProcess } from './service-process.ts';
import { SmallDisk } from './small-disk.ts';

export const siteOrigin = 'https://site.example';
export const anonKey = 'key-of-the-resilience-suite';

const diskMegabytes = 320;
const noLimit = '1000000000';
/** Faults are about what breaks, not about limits: those have tests of their own. */
const limits = [
  ...[
    'ENQUIRIES_PER_ADDRESS_AND_HOUR',
    'ENQUIRIES_PER_MAIL_ADDRESS_AND_HOUR',
    'ENQUIRIES_PER_DOMAIN_AND_HOUR',
    'ENQUIRIES_PER_HOUR',
  ],
  ...['DOMAIN_CHECKS_PER_ADDRESS_AND_HOUR', 'BOOKINGS_PER_ADDRESS_AND_HOUR', 'BOOKINGS_PER_HOUR'],
  ...['BOOKING_VIEWS_PER_ADDRESS_AND_HOUR', 'BOOKINGS_PER_VISITOR'],
];

export type StartOptions = Partial<Pick<ServiceOptions, 'env' | 'root' | 'nodeArgs'>>;

/** PostgreSQL, the stand-ins, and as many processes of the API and the worker as are asked for. */
export class World {
  readonly database: Database;
  readonly databaseGate: Gate;
  readonly disk: SmallDisk;
  readonly peers: Peers;
  readonly processes: ServiceProcess[] = [];
  readonly #guard: OrphanGuard;
  readonly #environment: Record<string, string>;
  readonly #counts = { api: 0, worker: 0 };

  private constructor(
    parts: Pick<World, 'database' | 'databaseGate' | 'disk' | 'peers'>,
    guard: OrphanGuard,
    environment: Record<string, string>,
  ) {
    this.database = parts.database;
    this.databaseGate = parts.databaseGate;
    this.disk = parts.disk;
    this.peers = parts.peers;
    this.#guard = guard;
    this.#environment = environment;
  }

  /** `environment` is added to that of every process. */
  static async start(environment: Record<string, string> = {}): Promise<World> {
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
    const databaseGate = await Gate.start({ upstreamPort: database.port });
    const url = Object.assign(new URL(database.url), { port: String(databaseGate.port) });
    return new World({ database, databaseGate, disk, peers }, guard, {
      ...toStandinEnvironment(peers.addresses),
      ...Object.fromEntries(limits.map((name) => [name, noLimit])),
      DATABASE_URL: url.href,
      SITE_ORIGIN: siteOrigin,
      PUBLIC_ANON_KEY: anonKey,
      FORM_TOKEN_SECRET: 'secret-of-the-resilience-suite-0123456789',
      TRUST_PROXY: 'true',
      NODE_COMPILE_CACHE: join(tmpdir(), 'tt-resilience-compile-cache'),
      ...environment,
    });
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
    const service = await ServiceProcess.launch({
      ...options,
      name: `${kind}-${this.#counts[kind]}`,
      kind,
      env: { ...this.#environment, ...options.env },
    });
    this.#guard.watch('group', service.pid);
    this.processes.push(service);
    return service;
  }

  async startService(kind: ServiceKind, options: StartOptions = {}): Promise<ServiceProcess> {
    const service = await this.launch(kind, options);
    await service.waitUntilReady();
    return service;
  }

  async stop(): Promise<void> {
    for (const service of this.processes) await service.end('SIGKILL');
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
