import { setTimeout as sleep } from 'node:timers/promises';
import { createFormToken } from '../../../apps/api/src/forms/form-token.ts';
import { benchKey, benchSecret } from '../bench-settings.ts';
import { createEnquiryRequests, enquiryTransaction } from '../enquiry-transaction.ts';
import { measureHttpLoad } from '../http-load.ts';
import { measurePgbench } from '../pgbench.ts';
import { startBenchApi } from '../start-bench-api.ts';
import { findPostmaster, listChildPids, measureCpu } from '../cpu-shares.ts';
import type { Session } from './open-session.ts';
import type { ScaleWorld } from './start-scale-world.ts';

const rounds = 3;
const connections = 64;

interface Rate {
  perSecond: number;
  /** Shares of a core. */
  cores: Record<string, number>;
}

export interface ProcessRates {
  one: Rate;
  two: Rate;
  engine: number;
  /** The share of looks at which a session waited for the lock of the limits, with two processes. */
  lockWaits: number;
}

/** Inquiries per second by one API process, by two on the same database, and by pgbench without any, in turn. */
export async function measureProcesses(world: ScaleWorld, seconds: number): Promise<ProcessRates> {
  const { port, session, settings } = world.targets.empty;
  const second = await startBenchApi(world.parts, 'second', settings);
  const formToken = createFormToken(
    { current: benchSecret, former: undefined },
    new Date(Date.now() - 60_000),
  );
  const toRequest = createEnquiryRequests(benchKey, formToken);
  let number = 0;
  const createRequest = () => toRequest(number++);
  const durationMs = (seconds * 1000) / rounds;
  const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid');
  // Asked for at once: the pool closes a session that is idle.
  const postmaster = await findPostmaster(rows[0]?.pid ?? 0);
  const { empty: first = 0, second: other = 0 } = world.parts.pids;
  const groups = {
    'API processes': async () => [first, other],
    PostgreSQL: async () => [postmaster, ...(await listChildPids(postmaster))],
    'load generator': async () => [process.pid],
  };

  const measure = async (ports: number[]): Promise<Rate> => {
    const load = {
      ports,
      connections,
      durationMs,
      expectedStatus: '201',
      toleratedStatus: '503',
      createRequest,
    };
    const { result, cores } = await measureCpu(groups, () => measureHttpLoad(load));
    return { perSecond: result, cores };
  };

  await measure([port, second.port]);
  const taken: ProcessRates[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const one = await measure([port]);
    const { result: two, looks } = await watchLocks(session, () => measure([port, second.port]));
    const lockWaits = looks.filter(Boolean).length / looks.length;
    const engine = await measurePgbench({
      databaseUrl: settings.DATABASE_URL as string,
      script: enquiryTransaction,
      connections,
      durationSeconds: Math.max(1, Math.round(durationMs / 1000)),
    });
    taken.push({ one, two, engine, lockWaits });
  }
  // The round in the middle, by how two compare with one.
  const toFactor = ({ one, two }: ProcessRates) => two.perSecond / one.perSecond;
  return taken.sort((a, b) => toFactor(a) - toFactor(b))[Math.floor(rounds / 2)] as ProcessRates;
}

/** Looks again and again, while the work runs, whether a session waits for an advisory lock. */
async function watchLocks<Result>(session: Session, work: () => Promise<Result>) {
  const looks: boolean[] = [];
  let isWatching = true;
  const watching = (async () => {
    for (; isWatching; await sleep(20)) {
      const { rows } = await session.query(
        `select count(*)::int as count from pg_stat_activity
         where wait_event_type = 'Lock' and wait_event = 'advisory' and datname = current_database()`,
      );
      looks.push(rows[0].count > 0);
    }
  })();
  try {
    const result = await work();
    return { result, looks };
  } finally {
    isWatching = false;
    await watching;
  }
}
