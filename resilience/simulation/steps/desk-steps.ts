import * as fc from 'fast-check';
import { deskPeople } from '../open-desk.ts';
import { type CompanyFate, companyFates, describeCompanyFates } from '../peers/company-fates.ts';
import { askDesk, type DeskRequest } from '../story/desk-request.ts';
import { canary, getSlot, slots } from '../story/visitors.ts';
import { type ApiName, apiNames } from '../world.ts';
import { move } from './move-steps.ts';
import { findItem, type StepKind, type Story } from './step-kind.ts';
import { api, index, slot, usually } from './values.ts';

interface Values {
  person: number;
  entry: number;
  api: ApiName;
  /** The page shows the entry as it is; otherwise as it was a change ago. */
  isFresh: boolean;
  /** The process dies at this call of its database; 0 if it lives. */
  killedAt: number;
}

interface ShownEntry {
  id: string;
  reference: string;
  version: number;
  /** Null for an inquiry. */
  sequence: number | null;
}

/** Where acts have their transaction. */
const killedAt = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 4, max: 18 }) },
);
const person = fc.nat({ max: deskPeople.length - 1 });
const values = { person, entry: index, api, isFresh: usually, killedAt };

/** What strangers sent is of no interest to the desk. */
function listEntries({ world }: Story, condition = 'true'): Promise<ShownEntry[]> {
  return world.database.query<ShownEntry>(
    `select e.id, reference, version, sequence from desk_entry e left join booking b on b.id = e.id
     where words like '%${canary}%' and (${condition}) order by received_at, e.id`,
  );
}

/** Takes, answers, releases, notes, moves or cancels; returns what happens in words. */
async function act(
  story: Story,
  { id, reference, version, sequence }: ShownEntry,
  chosen: Values,
  wish: Pick<DeskRequest, 'kind' | 'wanted'>,
): Promise<string> {
  const { deskRequests } = story.ledger;
  const { id: personId, name } = deskPeople[chosen.person] ?? { id: '', name: 'nobody' };
  const isOfBooking = wish.kind === 'moved' || wish.kind === 'cancelled';
  const current = (isOfBooking ? sequence : version) ?? 0;
  const request: DeskRequest = {
    ...wish,
    entryId: id,
    personId,
    seen: chosen.isFresh ? current : Math.max(0, current - 1),
    key: `00000000-0000-4000-b000-${String(deskRequests.length + 1).padStart(12, '0')}`,
    isAcknowledged: false,
  };
  deskRequests.push(request);
  await askDesk(story, chosen.api, request);
  const what = `${wish.kind} ${wish.wanted}`.trim();
  const end = chosen.killedAt ? `, which dies at its call ${chosen.killedAt}` : '';
  if (chosen.killedAt) await killLater(story, chosen);
  return `${name} at the desk wants ${reference} ${what} at ${chosen.api}, as of ${request.seen}${end}`;
}

async function killLater({ world }: Story, { api: apiName, killedAt: callsLeft }: Values): Promise<void> {
  const { instance } = await world.getApi(apiName);
  instance.mishap = { callsLeft, moment: 'after', happen: () => world.kill(apiName) };
}

const setState: StepKind<Values & { state: string }> = {
  weight: 6,
  values: fc.record({ ...values, state: fc.constantFrom('hand', 'answered', 'new', 'spam') }),
  begin: async (story, chosen) => {
    const entry = findItem(await listEntries(story), chosen.entry);
    return entry && act(story, entry, chosen, { kind: 'state', wanted: chosen.state });
  },
};

const release: StepKind<Values> = {
  weight: 5,
  values: fc.record(values),
  begin: async (story, chosen) => {
    const entry = findItem(await listEntries(story, "state = 'flagged'"), chosen.entry);
    return entry && act(story, entry, chosen, { kind: 'state', wanted: 'new' });
  },
};

const note: StepKind<Values> = {
  weight: 2,
  values: fc.record(values),
  begin: async (story, chosen) => {
    const entry = findItem(await listEntries(story), chosen.entry);
    return entry && act(story, entry, chosen, { kind: 'note', wanted: '' });
  },
};

const standing = "status = 'confirmed'";

/** Often against the visitor, who wants another time at the same moment. */
const moveAtDesk: StepKind<Values & { slot: number; fates: CompanyFate[]; isRaced: boolean }> = {
  weight: 10,
  values: fc.record({ ...values, slot, fates: companyFates, isRaced: fc.boolean() }),
  begin: async (story, chosen) => {
    const entry = findItem(await listEntries(story, standing), chosen.entry);
    if (!entry) return undefined;
    story.world.google.troubleCompany(chosen.fates);
    const wanted = new Date(getSlot(chosen.slot)).toISOString();
    const words = await act(story, entry, chosen, { kind: 'moved', wanted });
    const rival = chosen.isRaced ? await moveByVisitor(story, entry.id, chosen) : undefined;
    return `${words}${describeCompanyFates(chosen.fates)}${rival ? `, while ${rival}` : ''}`;
  },
};

async function moveByVisitor(
  story: Story,
  id: string,
  { slot: place, api: apiName }: { slot: number; api: ApiName },
): Promise<string | undefined> {
  const { bookings, emailBookings } = story.ledger;
  const form = [...bookings, ...emailBookings].find(({ acknowledged }) => acknowledged?.id === id);
  const otherApi = apiNames.find((name) => name !== apiName) ?? apiName;
  return (
    form &&
    move(story, form, { slot: (place + 1) % slots.length, api: otherApi, fates: [], isRepeated: false })
  );
}

const cancelAtDesk: StepKind<Values & { fates: CompanyFate[] }> = {
  weight: 4,
  values: fc.record({ ...values, fates: companyFates }),
  begin: async (story, chosen) => {
    const entry = findItem(await listEntries(story, standing), chosen.entry);
    if (!entry) return undefined;
    story.world.google.troubleCompany(chosen.fates);
    const words = await act(story, entry, chosen, { kind: 'cancelled', wanted: '' });
    return `${words}${describeCompanyFates(chosen.fates)}`;
  },
};

/** The page had no answer, or somebody pressed twice. */
const repeatAtDesk: StepKind<{ request: number; api: ApiName }> = {
  weight: 6,
  values: fc.record({ request: index, api }),
  begin: async (story, { request: number, api: apiName }) => {
    const request = findItem(story.ledger.deskRequests, number);
    if (!request) return undefined;
    await askDesk(story, apiName, request);
    return `the desk sends its request ${request.key.slice(-2)} (${request.kind}) again at ${apiName}`;
  },
};

export const deskSteps = { setState, release, note, moveAtDesk, cancelAtDesk, repeatAtDesk };
