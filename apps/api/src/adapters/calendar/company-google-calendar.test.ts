import { describe, expect, test } from 'vitest';
import { buildCompanyDraft, useCompanyCalendar } from '../../../test/calendar/connect-company-calendar.ts';
import type { CompanyEvent, CompanyEventDraft } from './company-calendar.ts';

const shared = useCompanyCalendar();

const limits = { timeoutMs: 60_000 };
const draft = buildCompanyDraft();
const { id } = draft;
const times = { startsAt: new Date('2026-07-02T10:00:00Z'), endsAt: new Date('2026-07-02T10:30:00Z') };

async function insert(changes: Partial<CompanyEventDraft> = {}): Promise<CompanyEvent> {
  const answer = await shared.calendar.insert({ ...draft, ...changes }, limits);
  if (answer.kind !== 'event') throw new Error(JSON.stringify(answer));
  return answer.event;
}

async function get(): Promise<CompanyEvent> {
  const answer = await shared.calendar.get(id, limits);
  if (answer.kind !== 'event') throw new Error(JSON.stringify(answer));
  return answer.event;
}

async function listRequests(operation: string) {
  const { requests } = await shared.google.admin.readState();
  return requests.filter((request) => request.operation === operation);
}

describe('an event', () => {
  test('is inserted with guest, link and marks, and Google emails nobody', async () => {
    expect(await insert()).toMatchObject({
      id,
      isCancelled: false,
      startsAt: draft.startsAt,
      endsAt: draft.endsAt,
      bookingId: 'b1',
      organizerEmail: shared.google.company.account,
      conference: { kind: 'ready', link: expect.stringMatching(/^https:\/\/meet\./) },
      etag: expect.stringMatching(/^".+"$/),
      sequence: 0,
      iCalUid: `${id}@google.com`,
      guests: [{ email: 'ada@example.com', responseStatus: 'accepted' }],
    });
    const [stored] = (await shared.google.admin.readState()).events;
    expect(stored?.sendUpdates).toBe('none');
    expect(stored?.body).toMatchObject({
      summary: 'Consultation',
      description: 'Details',
      start: { timeZone: 'Asia/Kathmandu' },
      attendees: [{ email: 'ada@example.com', displayName: 'Ada', responseStatus: 'accepted' }],
      guestsCanInviteOthers: false,
      guestsCanSeeOtherGuests: false,
      extendedProperties: { private: { bookingId: 'b1', app: 'site' } },
      reminders: { useDefault: true },
      conferenceData: { createRequest: { requestId: id } },
    });
  });

  test('is moved without touching its link, guests and marks', async () => {
    const before = await insert();
    const answer = await shared.calendar.patchTimes({ id, etag: before.etag, ...times }, limits);
    expect(answer).toEqual({
      kind: 'event',
      event: { ...before, ...times, sequence: 1, etag: expect.not.stringMatching(before.etag) },
    });
    expect(await listRequests('patch')).toMatchObject([{ sendUpdates: 'none', ifMatch: before.etag }]);
  });

  test('is removed, and removing it again changes nothing', async () => {
    const { etag } = await insert();
    expect(await shared.calendar.remove({ id, etag }, limits)).toEqual({ kind: 'removed' });
    expect((await get()).isCancelled).toBe(true);
    expect(await shared.calendar.remove({ id, etag }, limits)).toEqual({ kind: 'removed' });
    expect(await listRequests('delete')).toMatchObject([
      { status: 204, sendUpdates: 'none' },
      { status: 410, sendUpdates: 'none' },
    ]);
  });

  test('that was deleted comes back with its link only on request', async () => {
    const { etag, conference } = await insert();
    await shared.calendar.remove({ id, etag }, limits);
    await shared.calendar.patchTimes({ id, etag: (await get()).etag, ...times }, limits);
    expect((await get()).isCancelled).toBe(true);
    const move = { id, etag: (await get()).etag, ...times, revives: true };
    const answer = await shared.calendar.patchTimes(move, limits);
    expect(answer).toMatchObject({ kind: 'event', event: { isCancelled: false, conference, ...times } });
  });

  test('that somebody changed meanwhile is neither moved nor removed', async () => {
    const { etag } = await insert();
    await shared.google.admin.editByHand(id, { responses: { 'ada@example.com': 'declined' } });
    expect(await shared.calendar.patchTimes({ id, etag, ...times }, limits)).toEqual({ kind: 'changed' });
    expect(await shared.calendar.remove({ id, etag }, limits)).toEqual({ kind: 'changed' });
    expect(await get()).toMatchObject({
      startsAt: draft.startsAt,
      isCancelled: false,
      guests: [{ email: 'ada@example.com', responseStatus: 'declined' }],
    });
  });

  test('that does not exist is not found by get, move and removal', async () => {
    expect(await shared.calendar.get(id, limits)).toEqual({ kind: 'not_found' });
    expect(await shared.calendar.patchTimes({ id, etag: '"1"', ...times }, limits)).toEqual({
      kind: 'not_found',
    });
    expect(await shared.calendar.remove({ id, etag: '"1"' }, limits)).toEqual({ kind: 'not_found' });
  });
});

describe('an insert', () => {
  test('of a taken ID is a duplicate, whether the event lives or was deleted', async () => {
    await insert();
    expect(await shared.calendar.insert(draft, limits)).toEqual({ kind: 'duplicate' });
    await shared.google.admin.deleteByHand(id);
    expect(await shared.calendar.insert(draft, limits)).toEqual({ kind: 'duplicate' });
  });

  test('that the spam guard refuses passes without the guest', async () => {
    await shared.google.admin.script({ on: 'insert', kind: 'guest_quota', times: 'always' });
    expect(await shared.calendar.insert(draft, limits)).toEqual({ kind: 'guest_refused' });
    expect((await insert({ guest: undefined })).guests).toEqual([]);
  });

  test('that meets a quota without a guest may succeed later', async () => {
    await shared.google.admin.script({ on: 'insert', kind: 'error', reason: 'quotaExceeded' });
    const answer = await shared.calendar.insert({ ...draft, guest: undefined }, limits);
    expect(answer).toMatchObject({ kind: 'transient' });
  });

  test('whose conference is refused passes without it', async () => {
    await shared.google.admin.script({ on: 'insert', kind: 'conference_type_invalid', times: 'always' });
    expect(await shared.calendar.insert(draft, limits)).toEqual({ kind: 'conference_refused' });
    expect((await insert({ wantsConference: false })).conference).toEqual({ kind: 'unavailable' });
  });

  test('may have a pending link', async () => {
    await shared.google.admin.script({ on: 'insert', kind: 'conference_pending' });
    expect((await insert()).conference).toEqual({ kind: 'pending' });
    expect((await get()).conference).toMatchObject({ kind: 'ready' });
  });

  test('that Google finds wrong is invalid', async () => {
    const answer = await shared.calendar.insert({ ...draft, endsAt: draft.startsAt }, limits);
    expect(answer).toEqual({ kind: 'invalid', detail: 'HTTP 400 timeRangeEmpty' });
  });

  test('whose answer is about another event counts as unanswered', async () => {
    await shared.google.admin.script({ on: 'insert', kind: 'lying_answer', about: 'id' });
    expect(await shared.calendar.insert(draft, limits)).toMatchObject({ kind: 'transient' });
  });
});

describe('a list', () => {
  const otherId = 'aaaaabbbbb';

  test('has the site’s events that are not over, deleted ones included, page by page', async () => {
    await insert();
    await insert({ id: otherId, bookingId: 'b2' });
    await insert({ id: 'ccccc', app: 'another' });
    await insert({
      id: 'ddddd',
      startsAt: new Date('2026-06-01T08:00:00Z'),
      endsAt: new Date('2026-06-01T09:00:00Z'),
    });
    await shared.google.admin.seedBusy({ startsAt: '2026-07-01T08:00:00Z', endsAt: '2026-07-01T09:00:00Z' });
    await shared.google.admin.deleteByHand(otherId);
    await shared.google.admin.setRules({ listPageSize: 1 });
    const answer = await shared.calendar.list('site', new Date('2026-06-30T00:00:00Z'), limits);
    expect(answer).toMatchObject({
      kind: 'events',
      events: [
        { id, bookingId: 'b1', isCancelled: false, startsAt: draft.startsAt, sequence: 0 },
        { id: otherId, bookingId: 'b2', isCancelled: true, sequence: 1 },
      ],
    });
    expect(await listRequests('list')).toHaveLength(2);
  });

  test('has the same etag as the event itself', async () => {
    await insert();
    const { etag } = await get();
    const answer = await shared.calendar.list('site', draft.startsAt, limits);
    expect(answer).toMatchObject({ events: [{ etag }] });
  });

  test('of which a page fails is no list', async () => {
    await insert();
    await insert({ id: otherId });
    await shared.google.admin.setRules({ listPageSize: 1 });
    const fault = { on: 'list', kind: 'error', reason: 'backendError' } as const;
    await shared.google.admin.script({ on: 'list', kind: 'slow', delayMs: 1 }, fault);
    expect(await shared.calendar.list('site', draft.startsAt, limits)).toMatchObject({ kind: 'transient' });
  });
});
