import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BookingResponse } from '../../packages/contract/src/booking/booking-response.ts';
import { bookingRules, durationsMinutes } from '../../packages/contract/src/booking/booking-rules.ts';
import { businessHours } from '../../packages/contract/src/slots/business-hours.ts';
import { listSlotInstants } from '../../packages/contract/src/slots/slot-instants.ts';
import { toWireStart } from '../../packages/contract/src/slots/slot-wire.ts';
import { toWallClock } from '../../packages/contract/src/time/time-zone.ts';
import { dayMs } from '../../packages/contract/src/time/time-zone-offset.ts';

export interface SwapOptions {
  origins: string[];
  key: string;
  clients: number;
  seconds: number;
}

/** The last response that a client got about a booking that is valid. */
export interface Told {
  startsAt: string;
  sequence: number;
}

export interface SwapResult {
  calls: number;
  moved: number;
  errors: string[];
  /** How many calls were refused, by code. */
  refusals: Map<string, number>;
  /** What must be in the database in the end, by booking ID. */
  told: Map<string, Told>;
  /** How many IDs one idempotency key got; more than one is a double. */
  doubled: number;
}

/** Enough that most attempts find a free one, few enough that clients collide. */
const startsPerClient = 5;
const firstDayAhead = 7;

const pick = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item;

export const toSwapEmail = (client: number) => `visitor-${client}@example.com`;

/** Every client books, moves and cancels in turn. One call in ten is sent twice at once. */
export async function swapBookings(options: SwapOptions): Promise<SwapResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const result: SwapResult = {
    calls: 0,
    moved: 0,
    errors: [],
    refusals: new Map(),
    told: new Map(),
    doubled: 0,
  };
  const { timeZone } = businessHours;
  const starts = listStarts(options.clients * startsPerClient);
  const end = Date.now() + options.seconds * 1000;

  async function send(path: string, body: object): Promise<BookingResponse | undefined> {
    const key = randomUUID();
    const times = Math.random() < 0.1 ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => sendOnce(path, body, key)));
    const ids = new Set(answers.flatMap((answer) => answer?.booking?.id ?? []));
    if (ids.size > 1) result.doubled += 1;
    return answers.find((answer) => answer?.success) ?? answers[0];
  }

  async function sendOnce(path: string, body: object, key: string): Promise<BookingResponse | undefined> {
    result.calls += 1;
    const call = request(`${pick(options.origins)}/functions/v1/${path}`, {
      agent,
      method: 'POST',
      headers: {
        apikey: options.key,
        authorization: `Bearer ${options.key}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
    });
    call.end(JSON.stringify(body));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const answer = JSON.parse(await text(response));
    const code = answer.code ?? answer.error?.code;
    if (code) result.refusals.set(code, (result.refusals.get(code) ?? 0) + 1);
    if (response.statusCode === 200) return answer;
    // Refused because of overload: nothing happened.
    if (response.statusCode !== 503)
      result.errors.push(`${path}: ${response.statusCode} ${JSON.stringify(answer)}`);
    return undefined;
  }

  async function live(client: number): Promise<void> {
    let mine: { id: string; key: string; moves: number } | undefined;
    while (Date.now() < end) {
      const slot = { ...toWireStart(pick(starts)), duration: pick(durationsMinutes) };
      if (!mine) {
        const answer = await send('booking-by-email', {
          ...slot,
          name: `Visitor ${client}`,
          email: toSwapEmail(client),
          timezone: timeZone,
        });
        if (answer?.booking?.status !== 'confirmed') continue;
        mine = { id: answer.booking.id, key: answer.booking.viewKey, moves: 0 };
        note(answer);
      } else if (mine.moves === bookingRules.maxMoves || Math.random() < 0.1) {
        const answer = await send('booking-cancel', { key: mine.key });
        if (!answer?.success) continue;
        result.told.delete(mine.id);
        mine = undefined;
      } else {
        const answer = await send('booking-reschedule', { key: mine.key, ...slot });
        if (!answer?.success || !note(answer)) continue;
        result.moved += 1;
        mine.moves += 1;
      }
    }
  }

  /** Returns whether the booking is in another state than the client was told before. */
  function note({ booking }: BookingResponse): boolean {
    if (!booking) return false;
    const previous = result.told.get(booking.id);
    result.told.set(booking.id, { startsAt: booking.startsAt, sequence: booking.sequence ?? 0 });
    return previous?.sequence !== booking.sequence;
  }

  await Promise.all(Array.from({ length: options.clients }, (_, client) => live(client)));
  agent.destroy();
  return result;
}

function listStarts(atLeast: number): number[] {
  const { timeZone } = businessHours;
  const starts: number[] = [];
  for (let day = firstDayAhead; starts.length < atLeast; day += 1) {
    const { calendarDate } = toWallClock(Date.now() + day * dayMs, timeZone);
    starts.push(...listSlotInstants(calendarDate, timeZone, businessHours));
  }
  return starts;
}
