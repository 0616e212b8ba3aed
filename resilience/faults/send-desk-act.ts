import { createHash, randomUUID } from 'node:crypto';
import { toWireStart } from '@tt/contract/slots/slot-wire';
import type { AskedAct } from '../invariants/desk.ts';
import type { World } from '../world/world.ts';
import { callUntil, readCode } from './call-api.ts';
import type { BookingRecord, DeskRecord } from './ledger.ts';
import type { SendOptions } from './send-options.ts';

const personId = '00000000-0000-4000-a000-000000000001';
const token = 'token-of-the-desk';

const calls: Record<
  AskedAct['kind'],
  { path: string; toBody: (act: AskedAct) => object; mailKind?: BookingRecord['mailKind'] }
> = {
  state: { path: 'state', toBody: ({ seen, wanted }) => ({ version: seen, state: wanted }) },
  note: { path: 'notes', toBody: ({ key }) => ({ id: key, text: 'Ask for the model' }) },
  moved: {
    path: 'move',
    toBody: ({ seen, wanted }) => ({ ...toWireStart(Date.parse(wanted)), sequence: seen }),
    mailKind: 'movedByCompany',
  },
  cancelled: { path: 'cancel', toBody: ({ seen }) => ({ sequence: seen }), mailKind: 'cancellation' },
};

/** An act on something that nobody has touched. */
export function createDeskAct(entryId: string, wish: Pick<AskedAct, 'kind' | 'wanted'>): DeskRecord {
  const key = randomUUID();
  return { ...wish, entryId, personId, seen: 0, key, isAcknowledged: false, attempts: [] };
}

/** Somebody who is signed in. How a passkey signs them in is no part of a fault. */
export async function openDesk({ database }: World): Promise<void> {
  const hash = createHash('sha256').update(token).digest('base64url');
  await database.query(
    `with person as (insert into desk_person (id, name) values ($1, 'Kim') on conflict do nothing),
       passkey as (
         insert into desk_passkey (id, person_id, public_key, counter, transports, device)
         values ('kim', $1, '', 0, '{}', 'Laptop') on conflict do nothing)
     insert into desk_session (hash, person_id, passkey_id) values ($2, $1, 'kim') on conflict do nothing`,
    [personId, hash],
  );
}

/** Acts as the desk's page does and repeats it until there is an answer; tells the booking's record what came of it. */
export function sendDeskAct(
  world: World,
  act: DeskRecord,
  options: SendOptions,
  booking?: BookingRecord,
): Promise<void> {
  const { path, toBody, mailKind } = calls[act.kind];
  const call = {
    path: `/desk/api/entries/${act.entryId}/${path}`,
    body: toBody(act),
    headers: { cookie: `__Host-desk=${token}`, 'idempotency-key': act.key },
  };
  return callUntil(world, options, call, ({ status, body, summary }) => {
    act.attempts.push(summary);
    // To the repeated request, the meeting is canceled already.
    const isDone = Boolean(body.success) || readCode(body) === 'booking_cancelled';
    if (!isDone) return status !== 0 && status < 500;
    act.isAcknowledged = true;
    if (booking && mailKind) booking.mailKind = mailKind;
    if (booking && act.kind === 'moved') booking.movedTo = Date.parse(act.wanted);
    if (booking && act.kind === 'cancelled') booking.isCancelled = true;
    return true;
  });
}
