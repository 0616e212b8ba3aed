import { checkView, type View } from '../../invariants/promises.ts';
import type { Violation } from '../../invariants/violation.ts';
import type { World } from '../../world/world.ts';
import { type ApiAnswer, callUntil, readCode } from '../call-api.ts';
import type { BookingRecord, Ledger } from '../ledger.ts';
import { createSendOptions } from '../send-options.ts';

const usualMinutes = 30;
/** A process that still starts, or one that is about to be asked again. */
const passing = ['unavailable', 'overloaded'];

/** The link of every acknowledged booking opens it, with the time and the status that its visitor was told. */
export async function checkViews(world: World, { bookings }: Ledger): Promise<Violation[]> {
  const acknowledged = bookings.filter(({ id }) => id);
  const found = acknowledged.map(async (record) => checkAnswer(record, await view(world, record)));
  return (await Promise.all(found)).flat();
}

function checkAnswer(record: BookingRecord, { status, body, summary }: ApiAnswer): Violation[] {
  const isOpened = status === 200 && body.success;
  const shown = isOpened ? (body.booking as View) : { trouble: `${summary} (${record.attempts.join(', ')})` };
  return checkView(`booking ${record.id}`, shown, {
    status: record.isCancelled ? 'cancelled' : 'confirmed',
    startsAt: new Date(record.movedTo ?? record.startsAt).toISOString(),
    duration: record.minutes ?? usualMinutes,
  });
}

async function view(world: World, { viewKey, via }: BookingRecord): Promise<ApiAnswer> {
  let last: ApiAnswer = { status: 0, body: {}, summary: 'never asked' };
  const options = { ...createSendOptions(), ...(via && { via }) };
  const call = { path: '/functions/v1/booking-view', body: { key: viewKey } };
  await callUntil(world, options, call, (answer) => {
    last = answer;
    return answer.status !== 0 && !passing.includes(readCode(answer.body));
  });
  return last;
}
