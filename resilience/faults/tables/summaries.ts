import type { Fault } from '../fault.ts';
import { NotInjected, type Scene } from '../scene.ts';
import { settle } from '../settle.ts';
import type { StepName } from '../steps.ts';
import { underWay } from '../under-way.ts';

/** Inquiries beyond a limit that many share; the company hears of them together. */
async function sendMany(scene: Scene): Promise<void> {
  const { name } = await scene.start('api', { env: { INQUIRIES_PER_HOUR: '1' } });
  const records = await Promise.all(Array.from({ length: 4 }, () => scene.inquire({ via: name })));
  // The first of the hour is within the limit.
  await requireAnnouncement(scene, 'summary', records.length - 1);
}

/** Robots fill in the field that people don't see. */
async function sendSpam(scene: Scene): Promise<void> {
  const records = await Promise.all(Array.from({ length: 3 }, () => scene.inquire({ isRobot: true })));
  await requireAnnouncement(scene, 'digest', records.length);
}

async function requireAnnouncement({ world }: Scene, announcement: string, count: number): Promise<void> {
  const rows = await world.database.query(
    'select from client_request where announcement = $1 and summary_id is null',
    [announcement],
  );
  if (rows.length < count)
    throw new NotInjected(`only ${rows.length} inquiries wait for the ${announcement}`);
}

/** Kills the worker at a step of a scheduled job, which runs now. */
function killAt(
  step: StepName,
  at: 'before' | 'after',
  queue: string,
  come: (scene: Scene) => Promise<void>,
) {
  return async (scene: Scene) => {
    await come(scene);
    // The one that is announced by itself has arrived on every channel, so that the kill strikes the summary alone.
    await settle(scene.world, scene);
    const rule = scene.hold(step, at);
    await startJob(scene, queue);
    await scene.kill(await scene.catch(rule));
  };
}

async function startJob({ world }: Scene, queue: string): Promise<void> {
  await world.database.query(`insert into job_outbox (queue, data) values ($1, '{}')`, [queue]);
}

/** What is announced together, in a summary or in the daily digest. */
export const summaries: readonly Fault[] = [
  {
    name: 'the worker is killed before it makes a summary',
    area: 'inquiry',
    inject: killAt('summary insert', 'before', 'inquiry-summary', sendMany),
  },
  {
    name: 'the worker is killed after it has made a summary',
    area: 'inquiry',
    inject: killAt('summary insert', 'after', 'inquiry-summary', sendMany),
  },
  {
    name: 'the worker is killed while it sends a summary',
    area: 'inquiry',
    inject: killAt('telegram', 'before', 'inquiry-summary', sendMany),
    expects: underWay,
  },
  {
    name: 'the worker is killed while it makes the daily digest',
    area: 'inquiry',
    inject: killAt('summary insert', 'after', 'inquiry-digest', sendSpam),
  },
  {
    name: 'the worker is killed before it records that the digest has arrived',
    area: 'inquiry',
    inject: killAt('summary delivery', 'before', 'inquiry-digest', sendSpam),
    expects: underWay,
  },
  {
    name: 'nobody makes summaries for a while',
    area: 'inquiry',
    inject: async (scene) => {
      await sendMany(scene);
      scene.prove('inquiries wait for a summary');
    },
    heal: (scene) => startJob(scene, 'inquiry-summary'),
    expects: { metrics: [/^inquiries_waiting\{announcement="summary"\} [1-9]/m] },
  },
];
