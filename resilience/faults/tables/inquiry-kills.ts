import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { killAt } from '../strikes/at-step.ts';
import { waitForLocked } from '../strikes/backend.ts';
import { lockTable } from '../strikes/lock.ts';
import { inquire } from '../strikes/visits.ts';
import { underWay } from '../under-way.ts';

const inquiries = { inquiries: 4, slots: 0 };

/** Processes that end at a step of an inquiry. */
export const inquiryKills: readonly Fault[] = [
  {
    name: 'the API is killed before the statement that stores an inquiry',
    area: 'inquiry',
    inject: killAt('inquiry insert', 'before', inquiries),
  },
  {
    name: 'the API is killed while the statement that stores an inquiry waits for a lock',
    area: 'inquiry',
    inject: async (scene) => {
      const release = await lockTable(scene, 'client_request');
      inquire(scene);
      const { clientPort } = await waitForLocked(scene, 'insert into client_request');
      const name = scene.world.databaseGate.findClient(clientPort);
      for (const api of scene.world.apis) if (api.name === name) await scene.kill(api);
      await release();
    },
  },
  {
    name: 'the API is killed after the commit of an inquiry, before its answer',
    area: 'inquiry',
    inject: killAt('inquiry insert', 'after', inquiries),
  },
  {
    name: 'every API is killed right after the answer',
    area: 'inquiry',
    inject: async (scene) => {
      inquire(scene);
      await scene.inquire();
      for (const api of scene.world.apis) await scene.kill(api);
    },
  },
  {
    name: 'the API is killed while it asks DNS',
    area: 'inquiry',
    inject: async (scene) => {
      const { dns } = scene.world.peers;
      await dns.admin.script({ kind: 'silent', times: 'always' });
      void scene.inquire({}, 'killed-while-asking.mx.test');
      await scene.until('DNS was asked', async () => (await dns.admin.countStruck()) > 0);
      for (const api of scene.world.apis) await scene.kill(api);
    },
  },
  {
    name: 'the worker is killed while it moves jobs from the outbox to the queue',
    area: 'inquiry',
    inject: killAt('relay insert', 'before', inquiries),
  },
  {
    name: 'the worker is killed before the commit of the move',
    area: 'inquiry',
    inject: killAt('relay commit', 'before', inquiries),
  },
  {
    name: 'the worker is killed after the commit of the move',
    area: 'inquiry',
    inject: killAt('relay commit', 'after', inquiries),
  },
  {
    name: 'the worker is killed while it asks Telegram, which has not got the message',
    area: 'inquiry',
    inject: killAt('telegram', 'before', inquiries),
    expects: underWay,
  },
  {
    name: 'the worker is killed between the acceptance by Telegram and the record of it',
    area: 'inquiry',
    inject: killAt('telegram', 'after', inquiries),
    expects: underWay,
  },
  {
    name: 'the worker is killed between the acceptance by Slack and the record of it',
    area: 'inquiry',
    inject: killAt('slack', 'after', inquiries),
    expects: underWay,
  },
  {
    name: 'the worker is killed before the statement that records a delivery',
    area: 'inquiry',
    inject: killAt('inquiry delivery', 'before', inquiries),
    expects: underWay,
  },
  {
    name: 'the worker is killed after the statement that records a delivery',
    area: 'inquiry',
    inject: killAt('inquiry delivery', 'after', inquiries),
    expects: underWay,
  },
  {
    name: 'the worker is killed while a job waits for its second try',
    area: 'inquiry',
    inject: async (scene) => {
      const { telegram } = scene.world.peers;
      await telegram.admin.script({ kind: 'error', code: 500, times: 'always' });
      inquire(scene);
      await scene.waitForVisitors();
      // Nothing else is under way that could arrive without a record.
      await scene.until('a job waits for its second try', async () => {
        const [row] = await scene.world.database.query<{ isWaiting: boolean }>(
          `select exists (select from pgboss.job where name = 'contact-form-notification' and state = 'retry')
             and not exists (select from pgboss.job where name not like '%-dead'
               and (state = 'active' or (state = 'created' and start_after <= now())))
             and not exists (select from job_outbox where coalesce(start_after, created_at) <= now()) as "isWaiting"`,
        );
        return row?.isWaiting ?? false;
      });
      for (const worker of scene.world.workers) await scene.kill(worker);
    },
  },
  {
    name: 'every process is killed at once',
    area: 'inquiry',
    inject: async (scene) => {
      scene.send();
      await sleep(300);
      const all = [...scene.world.apis, ...scene.world.workers];
      await Promise.all(all.map((service) => scene.kill(service)));
    },
    expects: underWay,
  },
  {
    // No help: the other worker takes the job after missed heartbeats, and the message when its claim has expired.
    name: 'one of two workers is killed while it asks Telegram, and the other takes over',
    area: 'inquiry',
    inject: async (scene) => {
      await scene.world.startService('worker');
      const rule = scene.hold('telegram', 'before');
      inquire(scene);
      await scene.kill(await scene.catch(rule));
    },
    expects: underWay,
  },
  {
    name: 'no worker runs',
    area: 'inquiry',
    inject: async (scene) => {
      for (const worker of scene.world.workers) await scene.kill(worker);
      scene.send();
      await scene.waitForVisitors();
    },
    expects: { metrics: [/^outbox_jobs [1-9]/m, /^outbox_oldest_age_seconds [1-9]/m] },
  },
  {
    name: 'the API stands still for three seconds',
    area: 'inquiry',
    inject: async (scene) => {
      const [api] = scene.world.apis;
      scene.send();
      await sleep(100);
      api?.freeze();
      scene.send();
      await sleep(3_000);
      api?.thaw();
      scene.prove(`${api?.name} was stopped`);
    },
  },
  {
    name: 'the worker stands still for three seconds between Telegram and the record',
    area: 'inquiry',
    inject: async (scene) => {
      const rule = scene.hold('telegram', 'after');
      inquire(scene);
      const worker = await scene.catch(rule);
      worker.freeze();
      rule.release();
      await sleep(3_000);
      worker.thaw();
      scene.prove(`${worker.name} was stopped`);
    },
  },
  {
    name: 'the API gets SIGTERM while visitors send',
    area: 'inquiry',
    inject: async (scene) => {
      scene.send();
      const [api] = scene.world.apis;
      if (api) await scene.kill(api, 'SIGTERM');
    },
  },
  {
    name: 'the worker gets SIGTERM while it calls Telegram',
    area: 'inquiry',
    inject: async (scene) => {
      const rule = scene.hold('telegram', 'before');
      inquire(scene);
      const worker = await scene.catch(rule);
      const ended = scene.kill(worker, 'SIGTERM');
      await sleep(500);
      rule.release();
      await ended;
    },
  },
];
