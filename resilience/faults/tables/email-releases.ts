import type { Fault } from '../fault.ts';
import { NotInjected, type Scene } from '../scene.ts';
import { withCalendar } from '../strikes/company-calendar.ts';

interface Releases {
  former: string;
  ours: string;
}

/** Our API and worker beside the former release's, with the company's calendar connected. */
async function deploy(scene: Scene, act: (releases: Releases) => Promise<void>): Promise<void> {
  const { world } = scene;
  const [former] = world.apis;
  world.useRelease(undefined);
  const [ours] = await Promise.all([world.startService('api'), world.startService('worker')]);
  if (!former) throw new NotInjected('no former release is running');
  await withCalendar(() => act({ former: former.name, ours: ours.name }))(scene);
}

/** Booking by email while the former release serves the same database. */
export const emailReleases: readonly Fault[] = [
  {
    name: 'the former release holds times beside bookings by email, and the other way around',
    area: 'email',
    stage: 'former release',
    inject: (scene) =>
      deploy(scene, async ({ former, ours }) => {
        const [one, two] = [scene.takeSlot(), scene.takeSlot()];
        await scene.bookByEmail({ via: ours }, one);
        const { refusal: late } = await scene.book({ via: former }, one);
        await scene.book({ via: former }, two);
        const { refusal: later } = await scene.bookByEmail({ via: ours }, two);
        scene.prove(`the second visitors were told ${late} and ${later}`);
        // A race for one time between the releases.
        const three = scene.takeSlot();
        void scene.bookByEmail({ via: ours }, three);
        void scene.book({ via: former }, three);
        await scene.waitForVisitors();
      }),
  },
  {
    name: 'the former release cancels a booking by email',
    area: 'email',
    stage: 'former release',
    inject: (scene) =>
      deploy(scene, async ({ former, ours }) => {
        const record = await scene.bookByEmail({ via: ours });
        const follows = `
          select from job_outbox where queue = 'booking-calendar'
          union all select from pgboss.job where name = 'booking-calendar' and state < 'completed'`;
        await scene.until(
          'nothing of the booking is left to follow',
          async () => (await scene.world.database.query(follows)).length === 0,
        );
        await scene.cancel(record, { via: former });
        scene.prove(`the former release canceled ${record.id}`);
      }),
  },
  {
    name: 'the worker of the former release gets the jobs of a booking by email',
    area: 'email',
    stage: 'former release',
    inject: async (scene) => {
      const former = scene.world.workers;
      await deploy(scene, async ({ ours }) => {
        const { database, workers } = scene.world;
        for (const worker of workers) if (!former.includes(worker)) await worker.end('SIGTERM');
        const { id } = await scene.bookByEmail({ via: ours });
        const announced = 'select from delivery where subject_id = $1';
        await scene.until(
          'the former worker announced a booking of ours',
          async () => (await database.query(announced, [id])).length > 0,
        );
        for (const worker of former) await scene.kill(worker, 'SIGTERM');
      });
    },
  },
];
