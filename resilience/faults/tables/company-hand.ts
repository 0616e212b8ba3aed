import type { Fault } from '../fault.ts';
import type { BookingRecord } from '../ledger.ts';
import { NotInjected, type Scene } from '../scene.ts';
import { settle } from '../settle.ts';
import type { StepName } from '../steps.ts';
import { terminateAt } from '../strikes/at-step.ts';
import { strikeClock, withCalendar } from '../strikes/company-calendar.ts';
import { dragTo, HandScene, seeDeletion } from '../strikes/company-hand.ts';
import { failing } from '../strikes/peer.ts';
import { underWay } from '../under-way.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Act {
  name: string;
  /** Bookings by email that follow each other without a pause. */
  meetings: number;
  /** Times after the last of them that nobody has. */
  free?: number;
  /** What the company did earlier. */
  prepare?: (hand: HandScene) => Promise<void>;
  edit: (hand: HandScene) => Promise<void>;
  /** The commit by which the worker follows, or records that it can't. */
  commit: StepName;
  /** Another act has the same transaction, and the simulation makes both. */
  isSimulated?: true;
}

/** What the company does in its own calendar, without a word to us. */
const acts: readonly Act[] = [
  {
    name: 'the company makes a meeting longer',
    ...{ meetings: 1, free: 1, commit: 'move commit', isSimulated: true },
    edit: async (hand) => dragTo(hand, hand.get(0), hand.at(0), 45),
  },
  {
    name: 'the company shifts three neighbors by one place',
    ...{ meetings: 3, free: 1, commit: 'move commit' },
    edit: async (hand) => {
      for (const index of [0, 1, 2]) await dragTo(hand, hand.get(index), hand.at(index + 1), 30);
    },
  },
  {
    name: 'the company moves a meeting onto another',
    ...{ meetings: 2, commit: 'collision commit' },
    edit: async (hand) => {
      await hand.change(hand.get(0), { startsAt: hand.at(1), minutes: 30 });
      hand.get(0).isUnfollowed = true;
    },
  },
  {
    name: 'the company deletes a meeting',
    ...{ meetings: 1, commit: 'cancel commit' },
    prepare: (hand) => seeDeletion(hand, hand.get(0)),
    edit: async (hand) => {
      hand.get(0).isCancelled = true;
      await hand.scene.world.database.query(
        `update booking set event_missing_at = event_missing_at - interval '2 minutes' where id = $1`,
        [hand.get(0).id],
      );
    },
  },
  {
    name: 'the company deletes a meeting and restores it',
    ...{ meetings: 1, commit: 'accept commit', isSimulated: true },
    prepare: (hand) => seeDeletion(hand, hand.get(0)),
    edit: (hand) => hand.scene.world.peers.google.admin.restoreByHand(hand.toEventId(hand.get(0))),
  },
  {
    name: 'the company makes a meeting last all day',
    ...{ meetings: 1, commit: 'accept commit' },
    edit: async (hand) => {
      const toDate = (instant: number) => new Date(instant).toISOString().slice(0, 10);
      const dates = { first: toDate(hand.at(0)), after: toDate(hand.at(0) + day) };
      await hand.scene.world.peers.google.admin.editByHand(hand.toEventId(hand.get(0)), { dates });
      hand.get(0).isUnfollowed = true;
    },
  },
  {
    name: 'the company makes a meeting empty and drags another to yesterday',
    ...{ meetings: 2, commit: 'accept commit', isSimulated: true },
    edit: async (hand) => {
      await hand.change(hand.get(0), { startsAt: hand.at(0), minutes: 0 });
      await hand.change(hand.get(1), { startsAt: Date.now() - day, minutes: 30 });
      for (const index of [0, 1]) hand.get(index).isUnfollowed = true;
    },
  },
];

interface Strike {
  name: string;
  inject: (scene: Scene, act: Act, reconcile: () => Promise<void>) => Promise<void>;
  expects?: Fault['expects'];
  isSimulated?: true;
}

/** What happens while the worker follows. */
const strikes: readonly Strike[] = [
  {
    name: 'the worker is killed while it looks',
    inject: (scene, _act, reconcile) => killWorker(scene, 'calendar list', reconcile),
    expects: underWay,
    isSimulated: true,
  },
  {
    name: 'the worker is killed after its first commit',
    inject: (scene, { commit }, reconcile) => killWorker(scene, commit, reconcile),
    expects: underWay,
  },
  {
    name: 'Google lists no events at first',
    inject: (scene, _act, reconcile) =>
      failing('google', { on: 'list', kind: 'error', reason: 'backendError' }, reconcile)(scene),
    isSimulated: true,
  },
  {
    name: 'PostgreSQL ends the connection before the commit',
    inject: (scene, { commit }, reconcile) => terminateAt(commit, reconcile)(scene),
    isSimulated: true,
  },
];

async function killWorker(scene: Scene, step: StepName, reconcile: () => Promise<void>): Promise<void> {
  const rule = scene.hold(step, 'after');
  await reconcile();
  await scene.kill(await scene.catch(rule));
}

async function prepareHand(scene: Scene, { meetings, free = 0 }: Act): Promise<HandScene> {
  const times = scene.takeNeighbors(meetings + free);
  const records: BookingRecord[] = [];
  for (const startsAt of times.slice(0, meetings)) {
    const record = await scene.bookByEmail({}, startsAt);
    if (!record.id) throw new NotInjected(`no booking to begin with: ${record.attempts.join(', ')}`);
    records.push(record);
  }
  // The worker compares a calendar only with bookings that have nothing under way.
  await settle(scene.world, scene);
  return new HandScene(scene, records, times);
}

function combine(act: Act, strike: Strike): Fault {
  const isSimulated = act.isSimulated ?? strike.isSimulated;
  return {
    name: `${act.name}, and ${strike.name}`,
    area: 'company',
    ...(isSimulated && { isSimulated }),
    ...(strike.expects && { expects: strike.expects }),
    inject: withCalendar(async (scene) => {
      const hand = await prepareHand(scene, act);
      await act.prepare?.(hand);
      await strike.inject(scene, act, async () => {
        await act.edit(hand);
        await strikeClock(scene, 'calendar-reconcile');
      });
      // By the second look after recovery, everything is followed or told.
      for (const _look of ['first', 'second']) {
        scene.afterRecovery(async () => {
          await strikeClock(scene, 'calendar-reconcile');
          await settle(scene.world, scene);
        });
      }
    }),
  };
}

/** The company's own hands in its calendar, while the worker that follows them fails. */
export const companyHand: readonly Fault[] = acts.flatMap((act) =>
  strikes.map((strike) => combine(act, strike)),
);
