import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '../invariants/evidence.ts';
import type { Violation } from '../invariants/violation.ts';
import { fetchFormToken } from '../world/form-token.ts';
import { World } from '../world/world.ts';
import type { Ledger } from './ledger.ts';
import { Slots } from './slots.ts';
import { disconnectCalendar } from './strikes/company-calendar.ts';

const processCounts = { api: 2, worker: 1 } as const;

/** One world with its usual processes, in which faults run one after the other. */
export class Stage {
  readonly name: string;
  readonly world: World;
  readonly slots = new Slots();
  #delivered: ReadonlySet<string> = new Set();
  readonly #acknowledged = { client_request: [] as string[], booking: [] as string[] };

  private constructor(name: string, world: World) {
    this.name = name;
    this.world = world;
  }

  static async open(name: string, root: string | undefined): Promise<Stage> {
    const stage = new Stage(name, await World.start(root));
    await stage.startMissing();
    await stage.complete();
    const [api] = stage.world.apis;
    if (api) stage.world.formToken = await fetchFormToken(api.origin);
    // Nobody fills in a form faster.
    await sleep(2_500);
    return stage;
  }

  /** For the final check that all of it still exists. */
  remember({ inquiries, bookings }: Ledger): void {
    this.#acknowledged.client_request.push(...inquiries.flatMap(({ id }) => id ?? []));
    this.#acknowledged.booking.push(...bookings.flatMap(({ id }) => id ?? []));
  }

  /** What earlier faults had delivered on each channel. */
  get delivered(): ReadonlySet<string> {
    return this.#delivered;
  }

  rememberDelivered(messages: readonly Message[]): void {
    this.#delivered = new Set([
      ...this.#delivered,
      ...messages.map(({ channel, text }) => `${channel} ${text}`),
    ]);
  }

  /** What was acknowledged during any fault must have survived all later ones. */
  async audit(): Promise<Violation[]> {
    const tables = Object.entries(this.#acknowledged);
    const lost = tables.map(async ([table, ids]) => {
      const rows = await this.world.database.query<{ id: string }>(`select id from ${table}`);
      const stored = new Set(rows.map(({ id }) => id));
      return ids.filter((id) => !stored.has(id)).map((id) => `${table} ${id} is gone at the end`);
    });
    return (await Promise.all(lost)).flat().map((what) => ({ kind: 'lost', what }));
  }

  /** Starts what a supervisor would start again, and waits until visitors and jobs are served. */
  async startMissing(): Promise<void> {
    if (this.world.workers.length === 0) await this.#expireJobsOfDeadWorkers();
    for (const kind of ['api', 'worker'] as const) {
      const running = kind === 'api' ? this.world.apis : this.world.workers;
      for (let count = running.length; count < processCounts[kind]; count += 1) await this.world.launch(kind);
    }
    await Promise.any(this.world.apis.map((service) => service.waitUntilReady()));
    await Promise.all(this.world.workers.map((service) => service.waitUntilReady()));
  }

  /** Waits until every process is ready. */
  async complete(): Promise<void> {
    await Promise.all([...this.world.apis, ...this.world.workers].map((service) => service.waitUntilReady()));
  }

  /** Takes every scripted fault of network and peers away. */
  async heal(): Promise<void> {
    const { databaseGate, peers } = this.world;
    databaseGate.heal();
    for (const gate of Object.values(peers.gates)) gate.heal();
    await Promise.all(
      [peers.google, peers.telegram, peers.slack, peers.receiver, peers.mailbox, peers.dns].map(({ admin }) =>
        admin.clearFaults(),
      ),
    );
  }

  /** Cleans up for the next fault. Rows stay, because they must outlive it. */
  async clear(): Promise<void> {
    const { database, peers } = this.world;
    await this.complete();
    await Promise.all(
      [peers.google, peers.telegram, peers.slack, peers.receiver, peers.mailbox, peers.dns].map(({ admin }) =>
        admin.reset(),
      ),
    );
    await database.query(`delete from pgboss.job where name like '%-dead'`);
    await database.query('delete from job_outbox where queue not in (select name from pgboss.queue)');
    await disconnectCalendar(this.world);
    this.world.forgetEnded();
  }

  /** If no worker is left, dead workers' jobs are taken over at once instead of after their lease. */
  async #expireJobsOfDeadWorkers(): Promise<void> {
    const { database } = this.world;
    const [installed] = await database.query<{ claims: boolean; jobs: boolean }>(
      `select to_regclass('delivery_claim') is not null as claims, to_regclass('pgboss.job') is not null as jobs`,
    );
    if (installed?.claims)
      await database.query('update delivery_claim set claimed_until = clock_timestamp()');
    if (installed?.jobs)
      await database.query(
        `update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`,
      );
  }
}
