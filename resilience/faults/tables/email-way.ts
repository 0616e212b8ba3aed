import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { NotInjected, type Scene } from '../scene.ts';
import { settle } from '../settle.ts';
import { bookByEmailFirst, bringForward, strikeClock, withCalendar } from '../strikes/company-calendar.ts';
import { failing, type PeerFault, unreachable } from '../strikes/peer.ts';
import { underWay } from '../under-way.ts';

/** Long enough for a booking, its cancellation, and the looks at the calendar after it. */
const beyondLooksMs = 15_000;

/** Two visitors want the same time. */
function book(scene: Scene): void {
  const startsAt = scene.takeSlot();
  void scene.bookByEmail({}, startsAt);
  void scene.bookByEmail({}, startsAt);
}

async function move(scene: Scene): Promise<void> {
  const record = await bookByEmailFirst(scene);
  void scene.move(record, scene.takeSlot());
}

async function cancel(scene: Scene): Promise<void> {
  const record = await bookByEmailFirst(scene);
  void scene.cancel(record);
}

function google(
  name: string,
  fault: PeerFault<'google'>,
  act: (scene: Scene) => Promise<void> | void,
): Fault {
  return { name, area: 'email', isSimulated: true, inject: withCalendar(failing('google', fault, act)) };
}

/** Booking by email: processes die, the company's calendar fails, its credential ends, the database restarts. */
export const emailWay: readonly Fault[] = [
  {
    name: 'the API is killed right after the commit of a booking by email',
    area: 'email',
    inject: withCalendar(async (scene) => {
      const rule = scene.hold('hold', 'after');
      book(scene);
      await scene.kill(await scene.catch(rule));
    }),
  },
  {
    name: 'the API is killed while it puts a booking by email into the calendar',
    area: 'email',
    inject: withCalendar(async (scene) => {
      const rule = scene.hold('company insert', 'after');
      book(scene);
      await scene.kill(await scene.catch(rule));
    }),
  },
  {
    name: 'the worker is killed while it puts a booking by email into the calendar',
    area: 'email',
    inject: withCalendar(async (scene) => {
      await scene.world.peers.google.admin.script({ on: 'get', kind: 'error', reason: 'backendError' });
      const rule = scene.hold('company insert', 'after');
      void scene.bookByEmail();
      await scene.kill(await scene.catch(rule));
    }),
    expects: underWay,
  },
  {
    name: 'the worker is killed while it mails an invitation',
    area: 'email',
    inject: withCalendar(async (scene) => {
      const rule = scene.hold('mail', 'after');
      book(scene);
      await scene.kill(await scene.catch(rule));
    }),
    expects: underWay,
  },
  {
    name: 'the API is killed after the commit of a move, before its answer',
    area: 'email',
    inject: withCalendar(async (scene) => {
      const rule = scene.hold('move', 'after');
      await move(scene);
      await scene.kill(await scene.catch(rule));
    }),
  },
  google(
    'Google answers the lookup of an event with 500',
    { on: 'get', kind: 'error', reason: 'backendError', times: 2 },
    book,
  ),
  google(
    'Google takes the event of a booking by email and never answers',
    { on: 'insert', kind: 'hang_after_commit' },
    book,
  ),
  google(
    'Google answers 503 and takes the event of a booking by email later',
    { on: 'insert', kind: 'commit_late', commitAfterMs: 1_500 },
    book,
  ),
  google(
    'Google answers the insert of a booking by email with another ID',
    { on: 'insert', kind: 'lying_answer', about: 'id' },
    book,
  ),
  google('Google accepts no guest', { on: 'insert', kind: 'guest_quota' }, book),
  google('Google never says when the company is busy', { on: 'freebusy', kind: 'hang' }, book),
  google(
    'Google can not read the calendar whose busy times are asked for',
    { on: 'freebusy', kind: 'calendar_error', times: 2 },
    book,
  ),
  google(
    'Google gives no token for the calendar',
    { on: 'token', kind: 'error', reason: 'backendError', times: 2 },
    book,
  ),
  google('Google moves an event and loses its answer', { on: 'patch', kind: 'answer_lost' }, move),
  google(
    'Google refuses a move for its rate',
    { on: 'patch', kind: 'error', reason: 'rateLimitExceeded', times: 2 },
    move,
  ),
  google(
    'Google answers a move with another time',
    { on: 'patch', kind: 'lying_answer', about: 'time' },
    move,
  ),
  google('Google deletes an event and answers 500', { on: 'delete', kind: 'error_after_commit' }, cancel),
  google(
    'Google does not delete an event at first',
    { on: 'delete', kind: 'error', reason: 'backendError', times: 2 },
    cancel,
  ),
  {
    name: 'the calendar cannot be reached while visitors book by email, move and cancel',
    area: 'email',
    inject: withCalendar(async (scene) => {
      const [one, two] = [await bookByEmailFirst(scene), await bookByEmailFirst(scene)];
      await unreachable(
        'google',
        (gate) => gate.shut(),
        () => {
          book(scene);
          void scene.move(one, scene.takeSlot());
          void scene.cancel(two);
        },
      )(scene);
    }),
  },
  {
    name: 'the network to the calendar is slow while visitors book by email',
    area: 'email',
    inject: withCalendar(unreachable('google', (gate) => gate.slow(500), book)),
  },
  {
    name: 'the consent to the calendar is revoked while bookings by email come in',
    area: 'email',
    inject: withCalendar(async (scene) => {
      const { peers, database } = scene.world;
      await bookByEmailFirst(scene);
      await peers.google.admin.expireRefreshToken(peers.google.company.refreshToken);
      book(scene);
      await scene.until('the connection is marked as broken', async () => {
        const rows = await database.query("select from calendar_connection where status = 'broken'");
        return rows.length > 0;
      });
      await sleep(2_500);
      const late = await scene.bookByEmail();
      scene.prove(`a later visitor is told ${late.refusal}`);
      await peers.google.admin.issueRefreshToken({ token: peers.google.company.refreshToken });
      await strikeClock(scene, 'calendar-snapshot');
      await scene.until('the connection is sound again', async () => {
        const rows = await database.query("select from calendar_connection where status = 'connected'");
        return rows.length > 0;
      });
    }),
    expects: { refusals: ['email_way_closed'] },
  },
  {
    name: 'PostgreSQL restarts while visitors move their bookings',
    area: 'email',
    inject: withCalendar(async (scene) => {
      const records = [await bookByEmailFirst(scene), await bookByEmailFirst(scene)];
      const startsAt = scene.takeSlot();
      // Both want the same time, and one of them gets another.
      for (const record of records) void scene.move(record, startsAt);
      scene.prove(`postmaster ${await scene.world.database.stop('fast')} ended`);
      await scene.world.database.start();
    }),
  },
  {
    name: 'Google takes the event of a canceled booking after both looks for it',
    area: 'email',
    inject: withCalendar(async (scene) => {
      const { admin } = scene.world.peers.google;
      await admin.script(
        { on: 'insert', kind: 'commit_late', commitAfterMs: beyondLooksMs },
        { on: 'insert', kind: 'error', reason: 'backendError', times: 'always' },
      );
      const record = await bookByEmailFirst(scene);
      const findEvent = async () => {
        const { events } = await admin.readState();
        return events.find(({ id }) => id === record.id?.replaceAll('-', ''));
      };
      await scene.cancel(record);
      await settle(scene.world, scene);
      if (await findEvent()) throw new NotInjected('Google took the event before the looks were over');
      await scene.until('Google took it', async () => Boolean(await findEvent()), 2 * beyondLooksMs);
      scene.afterRecovery(async () => {
        await strikeClock(scene, 'calendar-reconcile');
        await settle(scene.world, scene);
      });
    }),
  },
  {
    name: 'the mail server is down when a reminder is due',
    area: 'email',
    inject: withCalendar(async (scene) => {
      const record = await bookByEmailFirst(scene);
      await bringForward(scene, record, 23);
      const gate = scene.world.peers.gates.mailbox;
      gate.shut();
      await strikeClock(scene, 'booking-reminder');
      await scene.until('the mail server was asked in vain', () => gate.struck > 0);
      gate.heal();
      await scene.until('the reminder has arrived', async () => {
        await strikeClock(scene, 'booking-reminder');
        await sleep(400);
        const { mails } = await scene.world.peers.mailbox.admin.readState();
        return mails.some(({ headers }) =>
          headers.some(({ key, value }) => key === 'message-id' && value.includes(`${record.id}.reminder24`)),
        );
      });
    }),
  },
];
