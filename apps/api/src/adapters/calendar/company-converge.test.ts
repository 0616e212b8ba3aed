import { startGoogle } from '@tt/standins/google';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildCompanyDraft,
  connectCompanyCalendar,
} from '../../../test/calendar/connect-company-calendar.ts';
import type { CompanyCalendar, CompanyEvent } from './company-calendar.ts';

let google: Awaited<ReturnType<typeof startGoogle>>;

beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.stop());

const limits = { timeoutMs: 5000 };
const { id } = buildCompanyDraft();

/** What the calendar should show, as a booking's row would say it. */
type Wish = { isCancelled: boolean; day: number; sequence: number };

const fault = fc.record({
  on: fc.constantFrom('get', 'insert', 'patch', 'delete', 'token'),
  kind: fc.constantFrom(
    'connection_reset',
    'answer_lost',
    'error_after_commit',
    'half_answer',
    'malformed_json',
  ),
});
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('work'), workers: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('fault'), fault }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('move'), day: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancel') }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('edit'), day: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('delete') }) },
);

function toTimes(day: number) {
  const date = `2026-07-0${day}`;
  return { startsAt: new Date(`${date}T08:00:00Z`), endsAt: new Date(`${date}T08:30:00Z`) };
}

/** Looks first, does what is missing, and looks again if the wish changed. Returns whether all of it is done. */
async function work(calendar: CompanyCalendar, wish: Wish): Promise<boolean> {
  const { isCancelled, day, sequence } = wish;
  const found = await calendar.get(id, limits);
  if (found.kind !== 'event' && found.kind !== 'not_found') return false;
  const event = found.kind === 'event' ? found.event : undefined;
  const isDone = isCancelled ? await remove(calendar, event) : await put(calendar, event, day);
  if (!isDone) return false;
  return wish.sequence === sequence || work(calendar, wish);
}

async function remove(calendar: CompanyCalendar, event: CompanyEvent | undefined) {
  if (!event || event.isCancelled) return true;
  return (await calendar.remove(event, limits)).kind === 'removed';
}

async function put(calendar: CompanyCalendar, event: CompanyEvent | undefined, day: number) {
  const times = toTimes(day);
  if (!event) return (await calendar.insert(buildCompanyDraft(times), limits)).kind === 'event';
  if (!event.isCancelled && event.startsAt?.getTime() === times.startsAt.getTime()) return true;
  const move = { id, etag: event.etag, ...times, revives: event.isCancelled };
  return (await calendar.patchTimes(move, limits)).kind === 'event';
}

async function readEvents() {
  return (await google.admin.readState()).events;
}

test('whatever is lost, doubled or edited by hand, the calendar ends as wished, with one event and one link', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await google.admin.reset();
      const workers = [connectCompanyCalendar(google), connectCompanyCalendar(google)] as const;
      const wish: Wish = { isCancelled: false, day: 1, sequence: 0 };
      const running: Promise<boolean>[] = [];
      for (const one of steps) {
        const isLive = (await readEvents())[0]?.status === 'confirmed';
        if ('workers' in one) {
          running.push(...workers.slice(0, one.workers).map((calendar) => work(calendar, wish)));
          continue;
        }
        if ('fault' in one) await google.admin.script(one.fault);
        else if (one.type === 'move') Object.assign(wish, { day: one.day, sequence: wish.sequence + 1 });
        else if (one.type === 'cancel')
          Object.assign(wish, { isCancelled: true, sequence: wish.sequence + 1 });
        else if ('day' in one && isLive) await editByHand(one.day);
        else if (one.type === 'delete' && isLive) await google.admin.deleteByHand(id).catch(() => undefined);
      }
      await Promise.all(running);
      await google.admin.clearFaults();
      expect(await work(workers[0], wish)).toBe(true);

      const events = await readEvents();
      expect(events.length).toBeLessThanOrEqual(1);
      expect(events[0]?.status ?? 'cancelled').toBe(wish.isCancelled ? 'cancelled' : 'confirmed');
      if (wish.isCancelled) return;
      const last = await workers[0].get(id, limits);
      expect(last).toMatchObject({ event: { ...toTimes(wish.day), conference: { kind: 'ready' } } });
      expect(events[0]?.conference?.requestId).toBe(id);
    }),
    { numRuns: 60, seed: 20_261_115, endOnFailure: true },
  );
}, 60_000);

function editByHand(day: number) {
  const { startsAt, endsAt } = toTimes(day);
  return google.admin.editByHand(id, { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() });
}
