import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '../../world/world.ts';
import { type ApiAnswer, callApi, readCode } from '../call-api.ts';
import type { BookingRecord, Ledger } from '../ledger.ts';
import { createSendOptions } from '../send-options.ts';
import type { Violation } from '../violation.ts';

const usualMinutes = 30;
const pauseMs = 200;
/** A process that still starts, or one that is about to be asked again. */
const passing = ['unavailable', 'overloaded'];

/** The link of every acknowledged booking opens it, with the time and the status that its visitor was told. */
export async function checkViews(world: World, { bookings }: Ledger): Promise<Violation[]> {
  const acknowledged = bookings.filter(({ id }) => id);
  const found = acknowledged.map(async (record) => checkView(record, await view(world, record)));
  return (await Promise.all(found)).flat();
}

export function checkView(record: BookingRecord, { status, body, summary }: ApiAnswer): Violation[] {
  const name = `booking ${record.id}`;
  if (status !== 200 || !body.success)
    return [{ kind: 'lost', what: `${name} can't be viewed: ${summary} (${record.attempts.join(', ')})` }];
  const shown = toState(body.booking as ShownBooking);
  const wanted = toState({
    status: record.isCancelled ? 'cancelled' : 'confirmed',
    startsAt: new Date(record.movedTo ?? record.startsAt).toISOString(),
    duration: record.minutes ?? usualMinutes,
  });
  return shown === wanted ? [] : [{ kind: 'lost', what: `${name} is shown as ${shown}, not ${wanted}` }];
}

interface ShownBooking {
  status: string;
  startsAt: string;
  duration: number;
}

function toState({ status, startsAt, duration }: ShownBooking): string {
  return `${status} at ${new Date(startsAt).toISOString()} for ${duration} minutes`;
}

async function view(world: World, { viewKey, via }: BookingRecord): Promise<ApiAnswer> {
  const { deadline } = createSendOptions();
  for (;;) {
    const call = { path: '/functions/v1/booking-view', body: { key: viewKey }, ...(via && { via }) };
    const answer = await callApi(world, call);
    const isPassing = answer.status === 0 || passing.includes(readCode(answer.body));
    if (!isPassing || Date.now() > deadline()) return answer;
    await sleep(pauseMs);
  }
}
