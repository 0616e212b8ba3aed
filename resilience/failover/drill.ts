import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkProcesses } from '../faults/checks/check-processes.ts';
import { checkStoredOnce } from '../faults/checks/check-visitors.ts';
import { readWorld } from '../faults/read-world.ts';
import { Scene } from '../faults/scene.ts';
import { settle } from '../faults/settle.ts';
import { Slots } from '../faults/slots.ts';
import { toEvidence } from '../faults/to-evidence.ts';
import { checkAtRest } from '../invariants/check-at-rest.ts';
import type { Channel } from '../invariants/evidence.ts';
import type { Violation } from '../invariants/violation.ts';
import { fetchFormToken } from '../world/form-token.ts';
import { World } from '../world/world.ts';
import { startContainerPair } from './start-container-pair.ts';
import { startProcessPair } from './start-process-pair.ts';
import { SteadyLoad } from './steady-load.ts';
import { showHelp } from '../../scripts/process/show-help.ts';

showHelp(`
usage: node resilience/failover/drill.ts [--containers] [--rate N]
  Kills the primary database under load and promotes its standby.
  --containers  two PostgreSQL containers instead of two processes
  --rate        requests per second`);

// Kills the primary under load and promotes its standby: nothing that was acknowledged may be lost, and the service has
// to come back by itself.
const { values } = parseArgs({
  options: {
    /** Two PostgreSQL containers instead of two processes. */
    containers: { type: 'boolean' },
    rate: { type: 'string', default: '10' },
  },
});
const backWithinMs = 30_000;
/** How long it takes until somebody promotes the standby. */
const decisionMs = 3_000;

const pair = await (values.containers ? startContainerPair() : startProcessPair());
const world = await World.start();
let exitCode = 1;
try {
  exitCode = await drill();
} finally {
  await world.stop();
  await pair.remove();
}
process.exit(exitCode);

async function drill(): Promise<number> {
  await world.database.remove();
  world.database = pair.primary;
  const hosts = [pair.primary, pair.standby].map(({ port }) => `127.0.0.1:${port}`);
  const env = { DATABASE_HOSTS: hosts.join(','), DATABASE_URL: pair.primary.url };
  for (const kind of ['api', 'api', 'worker'] as const) await world.startService(kind, { env });
  world.formToken = await fetchFormToken(world.apis[0]?.origin ?? '');
  // Nobody fills in a form faster.
  await sleep(2_500);

  const scene = new Scene(world, new Slots());
  const load = new SteadyLoad(scene, Number(values.rate));
  await until('visitors are served', () => load.acknowledged.length > 30);
  const violations = [
    ...(await loseStandby(load)),
    ...(await losePrimary(load)),
    ...(await returnOfPrimary(load)),
  ];
  await load.stop();
  await settle(world, scene);
  const reading = await readWorld(world);
  const doubles: Channel[] = ['telegram', 'slack', 'mail'];
  violations.push(
    ...checkAtRest(toEvidence(scene.ledger, reading, { doubles, previous: new Set() })),
    ...checkStoredOnce(scene.ledger, reading),
    ...checkProcesses(world),
  );
  const unserved = load.sent - load.acknowledged.length;
  if (unserved > 0) violations.push({ kind: 'failed', what: `${unserved} visitors were never served` });
  for (const { kind, what } of violations) console.log(`${kind}: ${what}`);
  const count = (kind: Violation['kind']) => violations.filter((violation) => violation.kind === kind).length;
  console.log(
    `visitors ${load.sent}, acknowledged ${scene.ledger.acknowledged}, lost ${count('lost')}, doubled ${count('doubled')}`,
  );
  await pair.rebuild?.();
  return violations.length === 0 ? 0 : 1;
}

/** Without its standby, the primary acknowledges nothing, because that would not survive its own end. */
async function loseStandby(load: SteadyLoad): Promise<Violation[]> {
  await pair.killStandby();
  // What was under way may have reached the standby.
  const killedAt = Date.now() + 500;
  await sleep(4_000);
  const served = load.countSince(killedAt);
  const restartedAt = Date.now();
  await pair.restartStandby();
  await until('visitors are served again', () => load.countSince(restartedAt) > 10);
  const back = toSeconds((load.findFirstSince(restartedAt) ?? 0) - restartedAt);
  console.log(`standby killed for 4 s: ${served} served meanwhile, back ${back} s after its start`);
  return served > 0 ? [{ kind: 'lost', what: `${served} were acknowledged that only one server has` }] : [];
}

async function losePrimary(load: SteadyLoad): Promise<Violation[]> {
  await pair.killPrimary();
  const killedAt = Date.now();
  await sleep(decisionMs);
  const promotedAt = Date.now();
  await pair.standby.query('select pg_promote()');
  world.database = pair.standby;
  await until('visitors are served by the promoted standby', () => load.countSince(promotedAt) > 30);
  const backAt = load.findFirstSince(promotedAt) ?? Number.POSITIVE_INFINITY;
  console.log(
    `primary killed: ${toSeconds(backAt - killedAt)} s without service, back ${toSeconds(backAt - promotedAt)} s after the promotion`,
  );
  const isLate = backAt - promotedAt > backWithinMs;
  return isLate ? [{ kind: 'failed', what: `not back within ${backWithinMs} ms` }] : [];
}

/** Whoever wrote to the previous primary would write what nobody reads. */
async function returnOfPrimary(load: SteadyLoad): Promise<Violation[]> {
  await pair.restartPrimary();
  const returnedAt = Date.now();
  await until('visitors are served beside the previous primary', () => load.countSince(returnedAt) > 30);
  const [stray] = await pair.primary.query<{ count: number }>(
    'select count(*)::int from client_request where created_at > to_timestamp($1)',
    [returnedAt / 1000],
  );
  console.log(`the previous primary came back: ${stray?.count} visitors went to it`);
  return stray?.count === 0 ? [] : [{ kind: 'lost', what: `${stray?.count} went to the previous primary` }];
}

async function until(what: string, isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + 2 * backWithinMs;
  while (!isTrue()) {
    if (Date.now() > deadline) {
      const logs = world.processes.map(({ name, log }) => [name, ...log.slice(-8)].join('\n'));
      throw new Error(`waited in vain until ${what}\n${logs.join('\n')}`);
    }
    await sleep(50);
  }
}

function toSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
