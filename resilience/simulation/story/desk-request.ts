import type { DeskActAnswer } from '@tt/contract/desk/desk-entry';
import { toWireStart } from '@tt/contract/slots/slot-wire';
import type { AskedAct } from '../../invariants/desk.ts';
import type { Story } from '../steps/step-kind.ts';
import type { ApiName } from '../world.ts';
import { deskPeople, signIn } from '../open-desk.ts';
import type { Ledger } from './ledger.ts';
import { type Answer, send } from './send.ts';
import { canary } from './visitors.ts';

/** A call of the desk's page as its person knows it. */
export type DeskRequest = AskedAct;

type Call = { path: string; payload: (request: DeskRequest) => object };

const calls: Record<DeskRequest['kind'], Call> = {
  state: { path: 'state', payload: ({ seen, wanted }) => ({ version: seen, state: wanted }) },
  note: { path: 'notes', payload: ({ key }) => ({ id: key, text: `A ${canary} note` }) },
  moved: {
    path: 'move',
    payload: ({ seen, wanted }) => ({ ...toWireStart(Date.parse(wanted)), sequence: seen }),
  },
  cancelled: { path: 'cancel', payload: ({ seen }) => ({ sequence: seen, line: 'We are sorry.' }) },
};

/** Answers that say nothing about the act. What was deleted meanwhile is not found. */
const passingStatuses = [404, 429, 503];

/** Sends a call of the desk; called again, with the same key and what the page showed then. */
export async function askDesk(
  { world, ledger }: Story,
  apiName: ApiName,
  request: DeskRequest,
): Promise<void> {
  const person = deskPeople.find(({ id }) => id === request.personId);
  if (!person) throw new Error(`Nobody at the desk is ${request.personId}`);
  const { path, payload } = calls[request.kind];
  if (request.kind === 'cancelled') ledger.endedByCompany.add(request.entryId);
  const message = {
    path: `/desk/api/entries/${request.entryId}/${path}`,
    address: '192.0.2.9',
    payload: payload(request),
    key: request.key,
    cookie: await signIn(world.database, person),
  };
  await send(world, apiName, message, (answer) => hear(ledger, request, answer));
}

function hear(ledger: Ledger, request: DeskRequest, { status, body }: Answer): void {
  if (passingStatuses.includes(status)) return;
  const answer = body as DeskActAnswer;
  if (status !== 200 || answer.entry.id !== request.entryId)
    ledger.blame(`the desk's ${request.kind} was answered ${status} ${JSON.stringify(body)}`);
  else if (answer.success) request.isAcknowledged = true;
}
