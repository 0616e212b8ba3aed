import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { durationsMinutes } from '../../packages/contract/src/booking/booking-rules.ts';
import { siteSettings } from '../../packages/contract/src/site-settings.ts';
import { businessHours } from '../../packages/contract/src/slots/business-hours.ts';
import { listSlotInstants } from '../../packages/contract/src/slots/slot-instants.ts';
import { toWireStart } from '../../packages/contract/src/slots/slot-wire.ts';
import { toWallClock } from '../../packages/contract/src/time/time-zone.ts';
import { dayMs } from '../../packages/contract/src/time/time-zone-offset.ts';

const weekMs = 7 * dayMs;

export interface RaceOptions {
  origins: string[];
  requests: number;
  /** How many connections each server gets; other requests wait for one, as behind a proxy. */
  connections: number;
  key: string;
  /** One for each request in turn, because the winner's token is revoked. */
  tokens: string[];
  /** How many weeks from now the day is. */
  weeks: number;
  /** All of one slot and length, or spread over a day with every length. */
  isMixed: boolean;
}

export interface RaceResult {
  requests: number;
  won: number;
  errors: number;
}

interface Answer {
  success?: boolean;
  code?: string;
  error?: { code: string };
}

/**
 * Sends all bookings at once, alternating between servers, and counts the winners; anything else than `slot_taken` is an
 * error. A request that is refused because of overload is retried, as the page does.
 */
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
  const key = crypto.randomUUID();
  try {
    for (;;) {
      const { answer, retryAfterSeconds } = await send(options, agent, number, key);
      if (answer.success) return 'won';
      if (answer.code === 'slot_taken') return 'slot_taken';
      if (answer.error?.code !== 'overloaded') return 'error';
      await sleep(retryAfterSeconds * 1000);
    }
  } catch {
    return 'error';
  }
}

async function send(options: RaceOptions, agent: Agent, number: number, idempotencyKey: string) {
  const { origins, key } = options;
  const call = request(`${origins[number % origins.length]}/functions/v1/google-calendar-booking`, {
    agent,
    method: 'POST',
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    },
  });
  call.end(JSON.stringify(toBody(options, number)));
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const answer: Answer = JSON.parse(await text(response));
  return { answer, retryAfterSeconds: Number(response.headers['retry-after'] ?? 1) };
}

function toBody({ isMixed, weeks, tokens }: RaceOptions, number: number) {
  const { timeZone } = businessHours;
  const { calendarDate } = toWallClock(Date.now() + weeks * weekMs, timeZone);
  const starts = listSlotInstants(calendarDate, timeZone, businessHours);
  const startsAt = starts[isMixed ? number % starts.length : 0] ?? 0;
  return {
    name: `Visitor ${number}`,
    email: siteSettings.email,
    ...toWireStart(startsAt),
    duration: isMixed ? durationsMinutes[number % durationsMinutes.length] : durationsMinutes[0],
    timezone: timeZone,
    businessTimezone: timeZone,
    accessToken: tokens[number % tokens.length],
    language: 'en',
  };
}
