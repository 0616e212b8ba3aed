import type { BookingResponse } from '@tt/contract/booking/booking-response';
import { toWireStart } from '@tt/contract/slots/slot-wire';
import * as fc from 'fast-check';
import { listStarts } from '../story/list-starts.ts';
import { type Message, send } from '../story/send.ts';
import type { ApiName } from '../world.ts';
import type { StepKind, Story } from './step-kind.ts';
import { api } from './values.ts';

/** As many hours as a day has room for, with a buffer after each. Nobody else in a history is interested in that day. */
function listHours(days: number): number[] {
  return listStarts(days).filter((_, index) => index % 3 === 0);
}

/** Each booking comes from another network. */
function toMessage(name: string, email: string, startsAt: number, address: string): Message {
  const who = { name, email, phone: '+48 22 123 45 67', message: '', timezone: 'Europe/Warsaw' };
  const payload = { ...who, ...toWireStart(startsAt), duration: 60, language: 'en' };
  return { path: '/functions/v1/booking-by-email', address, payload, key: `stranger-${startsAt}` };
}

/** One after the other: what is booked by then decides about the next. */
async function bookNext(story: Story, apiName: ApiName, days: number, hours: number[]): Promise<void> {
  const [startsAt, ...others] = hours;
  if (startsAt === undefined) return;
  const number = others.length;
  const email = `stranger-${number}@made-up-${days}-${number}.example`;
  const message = toMessage(`Stranger ${number}`, email, startsAt, `198.51.${days}.${number + 1}`);
  await send(story.world, apiName, message, () => void bookNext(story, apiName, days, others));
}

const crowdDay: StepKind<{ api: ApiName; days: number }> = {
  weight: 2,
  values: fc.record({ api, days: fc.constantFrom(3, 21, 60) }),
  begin: async (story, { api: apiName, days }) => {
    const hours = listHours(days);
    await bookNext(story, apiName, days, hours);
    return `strangers want all ${hours.length} hours of the day in ${days} days at ${apiName}, each with a made-up address`;
  },
};

const pauseMs = 2 * 60_000;

/** Somebody books with an address that is not theirs, and moves the meeting to and fro while the worker emails. */
const bombMailbox: StepKind<{ api: ApiName; moves: number }> = {
  weight: 3,
  values: fc.record({ api, moves: fc.integer({ min: 1, max: 5 }) }),
  begin: async ({ world }, { api: apiName, moves }) => {
    const [first = 0, second = 0, ...others] = listHours(40);
    const taken = await world.database.query("select from booking where name = 'Victim'");
    const startsAt = others[taken.length];
    if (startsAt === undefined) return undefined;
    const address = '198.51.100.1';
    let key: string | undefined;
    const message = toMessage('Victim', 'victim@canary.example', startsAt, address);
    await send(world, apiName, message, ({ body }) => {
      key = (body as BookingResponse).booking?.viewKey;
    });
    await world.advanceWithWorkers(pauseMs);
    for (let move = 0; key && move < moves; move += 1) {
      const payload = { key, ...toWireStart(move % 2 === 0 ? first : second) };
      const path = '/functions/v1/booking-reschedule';
      await send(world, apiName, { path, address, payload }, () => undefined);
      await world.advanceWithWorkers(pauseMs);
    }
    if (key)
      await send(
        world,
        apiName,
        { path: '/functions/v1/booking-cancel', address, payload: { key } },
        () => undefined,
      );
    return `a stranger books with the address of a victim at ${apiName}, moves ${moves} times and cancels`;
  },
};

export const strangerSteps = { crowdDay, bombMailbox };
