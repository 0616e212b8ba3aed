import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { killAt } from '../strikes/at-step.ts';
import { waitForLocked } from '../strikes/backend.ts';
import { lockTable } from '../strikes/lock.ts';
import { enquire } from '../strikes/visits.ts';
import { underWay } from '../under-way.ts';

const enquiries = { enquiries: 4, slots: 0 };

/** Processes that end at a step of an inquiry. */
export const enquiryKills: readonly Fault[] = [
  {
    name: 'the API is killed before the statement that stores an inquiry',
    area: 'enquiry',
    inject: killAt('enquiry insert', 'before', enquiries),
  },
  {
    name: 'the API is killed while the statement that stores an inquiry waits for a lock',
    area: 'enquiry',
    inject: async (scene) => {
      const release = await lockTable(scene, 'client_request');
      enquire(scene);
      const { clientPort } = await waitForLocked(scene, 'insert into client_request');
      const name = scene.world.databaseGate.findClient(clientPort);
      for (const api of scene.world.apis) if (api.name === name) await scene.kill(api);
      await release();
    },
  },
  {
    name: 'the API is killed after the commit of an inquiry, before its answer',
    area: 'enquiry',
    inject: killAt('enquiry insert', 'after', enquiries),
  },
  {
    name: 'every API is killed right after the answer',
    area: 'enquiry',
    inject: async (scene) => {
      enquire(scene);
      await scene.enquire();
      for (const api of scene.world.apis) await scene.kill(api);
    },
  },
  {
    name: 'the API is killed while it asks DNS',
    area: 'enquiry',
    inject: async (scene) => {
      const { dns } = scene.world.peers;
      await dns.admin.script({ kind: 'silent', times: 'always' });
      void scene.enquire({}, 'killed-while-asking.mx.test');
      await scene.until('DNS was asked', async () => (await dns.admin.countStruck()) > 0);
      for (const api of scene.world.apis) await scene.kill(api);
    },
  },
  {
    name: 'the worker is killed while it moves jobs from the outbox to the queue',
    area: 'enquiry',
    inject: killAt('relay insert', 'before', enquiries),
  },
  {
    name: 'the worker is killed before the commit of the move',
    area: 'enquiry',
    inject: killAt('relay commit', 'before', enquiries),
  },
  {
    name: 'the worker is killed after the commit of the move',
    area: 'enquiry',
    inject: killAt('relay commit', 'after', enquiries),
  },
  {
    name: 'the worker is killed while it asks Telegram, which has not got the message',
    area: 'enquiry',
    inject: killAt('telegram', 'before', enquiries),
    expects: underWay,
  },
  {
    name: 'the worker is killed between the acceptance by Telegram and the record of it',
    area: 'enquiry',
    inject: killAt('telegram', 'after', enquiries),
    expects: underWay,
  },
  {
    name: 'the worker is killed between the acceptance by Slack and the record of it',
    area: 'enquiry',
    inject: killAt('slack', 'after', enquiries),
    expects: underWay,
  },
  {
    name: 'the worker is killed before the statement that records a delivery',
    area: 'enquiry',
    inject: killAt('enquiry delivery', 'before', enquiries),
    expects: underWay,
  },
  {
    name: 'the worker is killed after the statement that records a delivery',
    area: 'enquiry',
    inject: killAt('enquiry delivery', 'after', enquiries),
    expects: underWay,
  },
  {
    name: 'the worker is killed while a job waits for its second try',
    area: 'enquiry',
    inject: async (scene) => {
      const { telegram } = scene.world.peers;
      await telegram.admin.script({ kind: 'error', code: 500, times: 'always' });
      enquire(scene);
      await scene.until('a job waits for its second try', async () => {
        const rows = await scene.world.database.query(
          `select 1 from pgboss.job where name = 'contact-form-notification' and state = 'retry'`,
        );
        return rows.length > 0;
      });
      for (const worker of scene.world.workers) await scene.kill(worker);
    },
  },
  {
    name: 'every process is killed at once',
    area: 'enquiry',
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
    area: 'enquiry',
    inject: async (scene) => {
      await scene.world.startService('worker');
      const rule = scene.hold('telegram', 'before');
      enquire(scene);
      await scene.kill(await scene.catch(rule));
    },
    expects: underWay,
  },
  {
    name: 'no worker runs',
    area: 'enquiry',
    inject: async (scene) => {
      for (const worker of scene.world.workers) await scene.kill(worker);
      scene.send();
      await scene.waitForVisitors();
    },
    expects: { metrics: [/^outbox_jobs [1-9]/m, /^outbox_oldest_age_seconds [1-9]/m] },
  },
  {
    name: 'the API stands still for three seconds',
    area: 'enquiry',
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
    area: 'enquiry',
    inject: async (scene) => {
      const rule = scene.hold('telegram', 'after');
      enquire(scene);
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
    area: 'enquiry',
    inject: async (scene) => {
      scene.send();
      const [api] = scene.world.apis;
      if (api) await scene.kill(api, 'SIGTERM');
    },
  },
  {
    name: 'the worker gets SIGTERM while it calls Telegram',
    area: 'enquiry',
    inject: async (scene) => {
      const rule = scene.hold('telegram', 'before');
      enquire(scene);
      const worker = await scene.catch(rule);
      const ended = scene.kill(worker, 'SIGTERM');
      await sleep(500);
      rule.release();
      await ended;
    },
  },
];
