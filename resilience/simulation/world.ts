import { createContext } from '@tt/api/src/context.ts';
import { prepare } from '@tt/api/src/prepare.ts';
import { PgBoss } from 'pg-boss';
import { connectCalendar } from './connect-calendar.ts';
import { openDesk } from './open-desk.ts';
import { Choices } from './engine/choices.ts';
import { Connections } from './engine/connections.ts';
import { installVirtualTime } from './engine/install-virtual-time.ts';
import type { Instance } from './engine/instance.ts';
import { Scheduler } from './engine/scheduler.ts';
import { VirtualClock } from './engine/virtual-clock.ts';
import { VirtualDatabase } from './engine/virtual-database.ts';
import { SimulatedChat } from './peers/chat.ts';
import { createFetch } from './peers/fetch.ts';
import { SimulatedGoogle } from './peers/google.ts';
import { SimulatedMailbox } from './peers/mailbox.ts';
import { type ApiProcess, type Process, type Surroundings, startApi, startWorkerProcess } from './service.ts';
import { beginning, createConfig } from './world-config.ts';

export const apiNames = ['A', 'B'] as const;
export const workerNames = ['W', 'V'] as const;
export type ApiName = (typeof apiNames)[number];
export type WorkerName = (typeof workerNames)[number];
export type ProcessName = ApiName | WorkerName;

const maxRounds = 100;

/** Work goes on although nothing happens anymore. */
export class EndlessWork extends Error {}

// Dead letters wait for a person. A job that is at work shows that it lives every few seconds.
const jobs = "pgboss.job where name not like '%-dead'";
const stale = "heartbeat_on + heartbeat_seconds * interval '1s' < now()";
const hasStaleJob = `select exists (select from ${jobs} and state = 'active' and ${stale}) as is_stale`;
const describeDueJobs = `
  select concat_ws(' ',
    (select string_agg(id::text, ' ' order by id) from job_outbox),
    (select string_agg(concat(id, state, retry_count), ' ' order by id) from ${jobs}
       and ((state < 'active' and start_after <= now()) or (state = 'active' and ${stale})))) as words`;
// The queue checks for missed heartbeats at most once a minute, so it may notice late.
const findNextJobTime = `
  select min(at) as at from (
    select start_after as at from ${jobs} and state < 'active' and start_after > now()
    union all
    select greatest(heartbeat_on + (heartbeat_seconds + 1) * interval '1s', now() + interval '1s')
    from ${jobs} and state = 'active'
  ) as change`;

type Parts = Pick<
  World,
  'clock' | 'scheduler' | 'database' | 'google' | 'telegram' | 'slack' | 'mailbox' | 'choices' | 'boss'
>;

/** The service as several processes, its database and its peers. */
export class World {
  readonly clock: VirtualClock;
  readonly scheduler: Scheduler;
  readonly choices: Choices;
  readonly database: VirtualDatabase;
  readonly google: SimulatedGoogle;
  readonly telegram: SimulatedChat;
  readonly slack: SimulatedChat;
  readonly mailbox: SimulatedMailbox;
  /** The queue as its operator sees it. */
  readonly boss: PgBoss;
  readonly #surroundings: Surroundings;
  readonly #processes = new Map<ProcessName, Process>();

  constructor(parts: Parts) {
    this.clock = parts.clock;
    this.scheduler = parts.scheduler;
    this.choices = parts.choices;
    this.database = parts.database;
    this.google = parts.google;
    this.telegram = parts.telegram;
    this.slack = parts.slack;
    this.mailbox = parts.mailbox;
    this.boss = parts.boss;
    const { clock, scheduler, mailbox } = parts;
    const { url } = parts.database;
    const connections = new Connections(url);
    this.#surroundings = { config: createConfig(url), clock, scheduler, mailbox, connections };
  }

  /** Everything as it is before the first visitor comes. */
  async begin(orderSeed: number): Promise<void> {
    for (const { instance, discard } of this.#processes.values()) {
      instance.isDead = true;
      discard();
      for (const client of instance.clients.values()) client.leave();
    }
    this.#processes.clear();
    this.scheduler.reset();
    this.choices.reset(0);
    this.clock.reset(beginning);
    for (const peer of [this.google, this.telegram, this.slack, this.mailbox]) peer.reset();
    await this.database.reset();
    await connectCalendar(this.database, this.#surroundings.config);
    await openDesk(this.database);
    await this.#surroundings.connections.fill();
    this.choices.reset(orderSeed);
  }

  /** Starting takes time, so a process starts when a history first needs it. */
  async getProcess(name: ProcessName): Promise<Process> {
    return this.#processes.get(name) ?? this.#start(name);
  }

  async getApi(name: ApiName): Promise<ApiProcess> {
    return (await this.getProcess(name)) as ApiProcess;
  }

  listProcesses(): Process[] {
    return [...this.#processes.values()];
  }

  /** Kills a process like SIGKILL; the next one starts when it is needed. */
  async kill(name: ProcessName): Promise<void> {
    const { instance, discard } = await this.getProcess(name);
    instance.isDead = true;
    discard();
    this.#processes.delete(name);
    this.scheduler.forget(instance);
    await this.#breakConnections(instance);
  }

  /** Ends the connections of a process to the database. */
  async cut(name: ProcessName): Promise<void> {
    const { instance } = await this.getProcess(name);
    instance.wasCut = true;
    await this.#breakConnections(instance);
  }

  /** Advances time and runs everything that becomes due. */
  async pass(ms: number): Promise<void> {
    const target = this.clock.now + ms;
    await this.scheduler.run();
    while (this.clock.advance(target)) await this.scheduler.run();
    await this.scheduler.run();
  }

  /** What the workers do every second: take over the jobs of a dead one. */
  async superviseQueue(): Promise<void> {
    const [row] = await this.database.query<{ is_stale: boolean }>(hasStaleJob);
    if (row?.is_stale) await this.boss.supervise();
  }

  /** Runs every job that is due, and those that follow from it. */
  async work(): Promise<void> {
    let before = '';
    for (let round = 0; round < maxRounds; round += 1) {
      const [due] = await this.database.query<{ words: string }>(describeDueJobs);
      // A worker that waits for a peer takes no further job of that queue until time passes.
      if (!due?.words || due.words === before) return;
      before = due.words;
      await this.superviseQueue();
      (await this.getProcess('W')).instance.wakeLoops();
      await this.scheduler.run();
    }
    throw new EndlessWork('there is always another job to run');
  }

  /** Lets time pass while the workers work. */
  async advanceWithWorkers(ms: number): Promise<void> {
    const target = this.clock.now + ms;
    await this.work();
    while (this.clock.now < target) {
      const next = Math.min(target, (await this.findNextChangeAt()) ?? target);
      await this.pass(Math.max(1, next - this.clock.now));
      await this.work();
    }
  }

  /** When something will happen by itself. */
  async findNextChangeAt(): Promise<number | undefined> {
    const [row] = await this.database.query<{ at: Date | null }>(findNextJobTime);
    const times = [row?.at?.getTime(), this.clock.findNextDueAt()].filter((time) => time !== undefined);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  async stop(): Promise<void> {
    await this.#surroundings.connections.close();
    await this.boss.stop({ graceful: false });
    await this.database.stop();
  }

  async #breakConnections({ clients }: Instance): Promise<void> {
    await this.database.terminate([...clients.keys()]);
    for (const client of [...clients.values()]) {
      client.lose(
        Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
      );
    }
    await this.#surroundings.connections.fill();
  }

  async #start(name: ProcessName): Promise<Process> {
    const isWorker = (workerNames as readonly string[]).includes(name);
    const process = await (isWorker ? startWorkerProcess : startApi)(name, this.#surroundings);
    this.#processes.set(name, process);
    return process;
  }
}

export async function createWorld(): Promise<World> {
  const clock = new VirtualClock();
  clock.reset(beginning);
  const choices = new Choices();
  const database = await VirtualDatabase.start(clock, prepareDatabase);
  const scheduler = new Scheduler({
    pick: (count) => choices.pick(count),
    syncTime: () => database.syncTime(),
    isWaitingForLock: (backend) => database.isWaitingForLock(backend),
  });
  const google = await SimulatedGoogle.create(clock, scheduler);
  const telegram = new SimulatedChat(clock, () => Response.json({ ok: true }));
  const slack = new SimulatedChat(clock, () => new Response('ok'));
  const mailbox = new SimulatedMailbox(clock);
  const boss = await startOperatorsBoss(database);
  globalThis.fetch = createFetch({
    'google.simulated': google.call,
    'telegram.simulated': telegram.call,
    'slack.simulated': slack.call,
  });
  installVirtualTime(clock, () => choices.createId());
  return new World({ clock, scheduler, choices, database, google, telegram, slack, mailbox, boss });
}

async function prepareDatabase(url: string): Promise<void> {
  const context = createContext(createConfig(url));
  await prepare(context);
  await context.pool.end();
  await context.probe.end();
}

async function startOperatorsBoss(database: VirtualDatabase): Promise<PgBoss> {
  const db = { executeSql: (text: string, values?: unknown[]) => database.execute(text, values) };
  const boss = new PgBoss({ db, schema: 'pgboss', supervise: false, schedule: false, migrate: false });
  boss.on('error', () => undefined);
  await boss.start();
  return boss;
}
