import type { Fault } from '../fault.ts';
import type { Scene } from '../scene.ts';

/** Our processes beside the previous release's, which were there first. */
async function join(scene: Scene): Promise<void> {
  scene.world.useRelease(undefined);
  await Promise.all([scene.world.startService('api'), scene.world.startService('worker')]);
}

async function listAnnounced({ world }: Scene): Promise<string> {
  const { messages } = await world.peers.telegram.admin.readState();
  return messages.map(({ text }) => text).join('\n');
}

/** What is not yet recorded in both chats, and by email where it is a booking. */
const undelivered = `
  select id from client_request r
  where (select count(*) from delivery where subject_id = r.id) < 2
  union all
  select id from booking b where status = 'confirmed'
    and (select count(*) from delivery where subject_id = b.id) < 3`;

// In the shape that every release reads.
const repeatJobs = `
  insert into job_outbox (queue, data)
  select 'contact-form-notification', jsonb_build_object(
    'id', id, 'name', name, 'email', email, 'company', '', 'social', '', 'description', project_description)
  from client_request, generate_series(1, 4)
  union all
  select queue, jsonb_build_object('bookingId', id, 'kind', kind)
  from booking, generate_series(1, 4),
    (values ('booking-notice', 'booked'), ('booking-mail', 'confirmation')) as jobs (queue, kind)
  where status = 'confirmed'
  returning id`;

/** Two releases on one database, as in every deploy and every roll back. */
export const releases: readonly Fault[] = [
  {
    name: 'API and worker of the previous release serve beside ours',
    area: 'release',
    stage: 'previous release',
    inject: async (scene) => {
      const [previous] = scene.world.apis;
      await join(scene);
      for (let count = 0; count < 3; count += 1)
        void scene.inquire({ ...(previous && { via: previous.name }) });
      const startsAt = scene.takeSlot();
      void scene.book({ ...(previous && { via: previous.name }) }, startsAt);
      void scene.book({}, startsAt);
      scene.send();
      await scene.waitForVisitors();
      scene.prove(`${scene.world.apis.length} APIs of two releases answered`);
    },
  },
  {
    name: 'the worker of the previous release is the only one beside our API',
    area: 'release',
    stage: 'previous release',
    inject: async (scene) => {
      const previous = scene.world.workers;
      await join(scene);
      for (const worker of scene.world.workers) if (!previous.includes(worker)) await worker.end('SIGTERM');
      const [api] = scene.world.apis.slice(-1);
      const { id } = await scene.book({ ...(api && { via: api.name }) });
      void scene.inquire({ ...(api && { via: api.name }) });
      await scene.until('the previous worker announced a booking of ours', async () =>
        (await listAnnounced(scene)).includes(String(id)),
      );
      for (const worker of previous) await scene.kill(worker, 'SIGTERM');
    },
  },
  {
    name: 'jobs that one of two releases has finished come again, and either of them may run them',
    area: 'release',
    stage: 'previous release',
    inject: async (scene) => {
      const { database } = scene.world;
      const isDelivered = async () => (await database.query(undelivered)).length === 0;
      const [previous] = scene.world.apis;
      scene.send();
      await scene.waitForVisitors();
      await scene.until('the previous release delivered', isDelivered);
      await join(scene);
      scene.send();
      void scene.book({ ...(previous && { via: previous.name }) });
      await scene.waitForVisitors();
      await scene.until('both releases delivered', isDelivered);
      const repeated = await database.query(repeatJobs);
      const left = `select from job_outbox union all
        select from pgboss.job where state < 'completed' and name not like '\\_\\_%' and name <> 'booking-watch'
          and start_after <= now()`;
      await scene.until('the jobs ran again', async () => (await database.query(left)).length === 0);
      scene.prove(`${repeated.length} jobs came again`);
    },
  },
  {
    name: 'our release takes over from the previous one, whose jobs wait: an upgrade',
    area: 'release',
    stage: 'previous release',
    inject: async (scene) => {
      const { peers } = scene.world;
      await peers.telegram.admin.script({ kind: 'error', code: 500, times: 'always' });
      await peers.mailbox.admin.script({ kind: 'reject', code: 451, times: 'always' });
      scene.send();
      await scene.waitForVisitors();
      const previous = [...scene.world.apis, ...scene.world.workers];
      await join(scene);
      scene.send();
      for (const service of previous) await scene.kill(service, 'SIGTERM');
    },
  },
  {
    name: 'the previous release goes on alone after ours was taken back, whose jobs wait: a roll back',
    area: 'release',
    stage: 'previous release',
    inject: async (scene) => {
      const { world } = scene;
      const previous = [...world.apis, ...world.workers];
      await join(scene);
      await world.peers.telegram.admin.script({ kind: 'error', code: 500, times: 'always' });
      scene.send();
      await scene.waitForVisitors();
      const ours = [...world.apis, ...world.workers].filter((service) => !previous.includes(service));
      for (const service of ours) await scene.kill(service, 'SIGTERM');
      await world.peers.telegram.admin.clearFaults();
      scene.send();
      await scene.waitForVisitors();
      // The next try for the upgrade.
      for (const service of previous) await scene.kill(service, 'SIGTERM');
    },
  },
  {
    name: 'a newer release has migrated the database, and ours starts again',
    area: 'release',
    inject: async (scene) => {
      const { database, apis, workers } = scene.world;
      await database.query(
        `insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-release', now()::text)
         on conflict do nothing`,
      );
      await database.query('alter table client_request add column if not exists of_a_newer_release text');
      await database.query('alter table booking add column if not exists of_a_newer_release text');
      for (const service of [...apis, ...workers]) await scene.kill(service);
      scene.send();
    },
  },
];
