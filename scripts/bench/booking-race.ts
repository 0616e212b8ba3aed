import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { durationsMinutes } from '../../packages/contract/src/booking-rules.ts';
import { businessHours } from '../../packages/contract/src/business-hours.ts';
import { listSlotInstants } from '../../packages/contract/src/slot-instants.ts';
import { toWireStart } from '../../packages/contract/src/slot-wire.ts';
import { toWallClock } from '../../packages/contract/src/time-zone.ts';

const weekMs = 7 * 86_400_000;

export interface RaceOptions {
  origins: string[];
  requests: number;
  /** How many connections each server gets; the rest of the requests wait for one, as behind a proxy. */
  connections: number;
  key: string;
  /** One for each request in turn: who wins gives the own token back. */
  tokens: string[];
  /** The day is so many weeks from now. */
  weeks: number;
  /** All of one slot and length, or spread over a day with every length. */
  isMixed: boolean;
}

export interface RaceResult {
  requests: number;
  won: number;
  errors: number;
}

/** Sends all bookings at once, in turn to each server, and counts who won; anything but that or `slot_taken` is an error. */
export async function raceBookings(options: RaceOptions): Promise<RaceResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const outcomes = await Promise.all(
    Array.from({ length: options.requests }, (_, number) => book(options, agent, number)),
  );
  agent.destroy();
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  return { requests: options.requests, won: count('won'), errors: count('error') };
}

async function book(
  options: RaceOptions,
  agent: Agent,
  number: number,
): Promise<'won' | 'slot_taken' | 'error'> {
  const { origins, key } = options;
  try {
    const call = request(`${origins[number % origins.length]}/functions/v1/google-calendar-booking`, {
      agent,
      method: 'POST',
      headers: {
        apikey: key,
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
    });
    call.end(JSON.stringify(toBody(options, number)));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const answer: { success?: boolean; code?: string } = JSON.parse(await text(response));
    if (answer.success) return 'won';
    return answer.code === 'slot_taken' ? 'slot_taken' : 'error';
  } catch {
    return 'error';
  }
}

function toBody({ isMixed, weeks, tokens }: RaceOptions, number: number) {
  const { timeZone } = businessHours;
  const { calendarDate } = toWallClock(Date.now() + weeks * weekMs, timeZone);
  const starts = listSlotInstants(calendarDate, timeZone, businessHours);
  const startsAt = starts[isMixed ? number % starts.length : 0] ?? 0;
  return {
    name: `Visitor ${number}`,
    email: 'hello@torquethrust.example',
    ...toWireStart(startsAt),
    duration: isMixed ? durationsMinutes[number % durationsMinutes.length] : durationsMinutes[0],
    timezone: timeZone,
    businessTimezone: timeZone,
    accessToken: tokens[number % tokens.length],
    language: 'en',
  };
}
