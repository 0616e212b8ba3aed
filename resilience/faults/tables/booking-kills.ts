import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { NotInjected } from '../scene.ts';
import { killAt } from '../strikes/at-step.ts';
import { cancel } from '../strikes/visits.ts';
import { underWay } from '../under-way.ts';

const bookings = { inquiries: 0, slots: 2 };

/** Processes that end at a step of a booking. */
export const bookingKills: readonly Fault[] = [
  {
    name: 'the API is killed before it holds the slot',
    area: 'booking',
    inject: killAt('hold', 'before', bookings),
  },
  {
    name: 'the API is killed after it has held the slot',
    area: 'booking',
    isUnhurried: true,
    inject: async (scene) => {
      const rule = scene.hold('hold', 'after');
      scene.send({ inquiries: 0, slots: 1 });
      await scene.kill(await scene.catch(rule));
    },
  },
  {
    name: 'the API is killed while it inserts the event, which Google has not got',
    area: 'booking',
    inject: killAt('google insert', 'before', bookings),
  },
  {
    name: 'the API is killed after Google has the event, before it knows',
    area: 'booking',
    inject: killAt('google insert', 'after', bookings),
  },
  {
    name: 'the API is killed with the event in hand, before it confirms',
    area: 'booking',
    inject: killAt('confirm', 'before', bookings),
  },
  {
    name: 'the API is killed before the commit of the confirmation',
    area: 'booking',
    inject: killAt('confirm commit', 'before', bookings),
  },
  {
    name: 'the API is killed after the commit of the confirmation, before its answer',
    area: 'booking',
    inject: killAt('confirm commit', 'after', bookings),
  },
  {
    name: 'the API is killed while it waits for the conference, before it confirms',
    area: 'booking',
    inject: async (scene) => {
      const rule = scene.hold('google get', 'after');
      await scene.world.peers.google.admin.script({ on: 'insert', kind: 'conference_pending', answers: 2 });
      scene.send(bookings);
      await scene.kill(await scene.catch(rule));
      await scene.endAttempts();
    },
  },
  {
    name: 'the API is killed while it follows a conference that is pending after the answer',
    area: 'booking',
    inject: async (scene) => {
      await scene.world.peers.google.admin.script({ on: 'insert', kind: 'conference_pending', answers: 100 });
      const { attempts } = await scene.book();
      const name = attempts.at(-1)?.split(' ')[0];
      for (const api of scene.world.apis) if (api.name === name) await scene.kill(api);
      // The email waits for the link for a minute, and then goes without it.
      scene.hurriedQueues.add('booking-mail');
    },
  },
  {
    name: 'the API is killed after Google has the event, and the visitor never comes back',
    area: 'booking',
    inject: async (scene) => {
      const rule = scene.hold('google insert', 'after');
      void scene.book({ isShort: true });
      await scene.kill(await scene.catch(rule));
      scene.isAlone = true;
    },
  },
  {
    name: 'the API stands still before it confirms, and another finishes the same booking',
    area: 'booking',
    inject: async (scene) => {
      const rule = scene.hold('confirm', 'before');
      const [first, second] = scene.world.apis;
      if (!first || !second) throw new NotInjected('two processes are needed');
      void scene.book({ via: first.name });
      await scene.catch(rule);
      first.freeze();
      await scene.endAttempts();
      await scene.repeatBooking({ via: second.name });
      first.thaw();
      scene.prove(`${first.name} was stopped, ${second.name} went on`);
    },
  },
  {
    name: 'the API stands still inside the transaction that confirms',
    area: 'booking',
    inject: async (scene) => {
      const rule = scene.hold('confirm job', 'before');
      void scene.book();
      const api = await scene.catch(rule);
      api.freeze();
      scene.send(bookings);
      await sleep(3_000);
      api.thaw();
      scene.prove(`${api.name} was stopped`);
    },
  },
  {
    name: 'the API gets SIGTERM while it books',
    area: 'booking',
    inject: async (scene) => {
      const rule = scene.hold('google insert', 'before');
      scene.send(bookings);
      const api = await scene.catch(rule);
      const ended = scene.kill(api, 'SIGTERM');
      await sleep(500);
      rule.release();
      await ended;
    },
  },
  {
    name: 'the worker is killed while it mails, before the mail is taken',
    area: 'booking',
    inject: killAt('mail', 'before', bookings),
    expects: underWay,
  },
  {
    name: 'the worker is killed after the mail is taken, before it knows',
    area: 'booking',
    inject: killAt('mail', 'after', bookings),
    expects: underWay,
  },
  {
    name: 'the worker is killed before the statement that records a mail or a notice',
    area: 'booking',
    inject: killAt('booking delivery', 'before', bookings),
    expects: underWay,
  },
  {
    name: 'the API is killed while it cancels, before the commit',
    area: 'booking',
    inject: async (scene) => {
      const rule = scene.hold('cancel commit', 'before');
      await cancel(scene);
      await scene.kill(await scene.catch(rule));
    },
  },
  {
    name: 'the API is killed after the commit of a cancellation, before its answer',
    area: 'booking',
    inject: async (scene) => {
      const rule = scene.hold('cancel commit', 'after');
      await cancel(scene);
      await scene.kill(await scene.catch(rule));
    },
  },
  {
    name: 'the worker is killed while it mails a cancellation',
    area: 'booking',
    inject: async (scene) => {
      const record = await scene.book();
      await scene.until('the confirmation has gone out', async () => {
        const { mails } = await scene.world.peers.mailbox.admin.readState();
        return mails.some(({ envelope }) => envelope.to.includes(record.email));
      });
      const rule = scene.hold('mail', 'before');
      void scene.cancel(record);
      await scene.kill(await scene.catch(rule));
    },
    expects: underWay,
  },
];
