import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startGoogle } from '../../google.ts';

let google: Awaited<ReturnType<typeof startGoogle>>;
let token: string;

beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.stop());
beforeEach(async () => {
  await google.admin.reset();
  token = await google.admin.issueToken({ email: google.company.account, scope: google.company.scope });
});

type Answer = {
  calendars: Record<string, { busy: { start: string; end: string }[]; errors?: { reason: string }[] }>;
};

function ask(ids = ['primary'], timeMin = '2026-07-01T00:00:00Z', timeMax = '2026-07-02T00:00:00Z') {
  return fetch(`${google.calendarUrl}/freeBusy`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ timeMin, timeMax, items: ids.map((id) => ({ id })) }),
  });
}

async function readBusy(...ids: string[]) {
  const { calendars } = (await (await ask(ids)).json()) as Answer;
  return ids.map((id) => calendars[id]?.busy.map(({ start, end }) => `${toHour(start)}-${toHour(end)}`));
}

async function readReason(response: Response) {
  const { error } = (await response.json()) as { error: { errors: { reason: string }[] } };
  return [response.status, error.errors[0]?.reason];
}

const toHour = (text: string) => text.slice(11, 16);
const at = (from: string, to: string) => ({
  startsAt: `2026-07-01T${from}:00Z`,
  endsAt: `2026-07-01T${to}:00Z`,
});

test('own events and private entries are busy; deleted and transparent ones are free', async () => {
  const [deleted = ''] = await google.admin.seedBusy(
    at('08:00', '09:00'),
    at('10:00', '11:00'),
    { ...at('12:00', '13:00'), isTransparent: true },
    { startsAt: '2026-07-01T23:00:00Z', endsAt: '2026-07-02T05:00:00Z' },
    { startsAt: '2026-07-05T08:00:00Z', endsAt: '2026-07-05T09:00:00Z' },
  );
  await google.admin.deleteByHand(deleted);
  await fetch(`${google.calendarUrl}/calendars/primary/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      start: { dateTime: '2026-07-01T16:00:00+02:00' },
      end: { dateTime: '2026-07-01T17:00:00+02:00' },
    }),
  });
  expect(await readBusy('primary')).toEqual([['10:00-11:00', '14:00-15:00', '23:00-00:00']]);
});

test('neighbors are merged, unless that is switched off', async () => {
  await google.admin.seedBusy(at('10:00', '11:00'), at('09:00', '10:00'), at('09:30', '09:45'));
  expect(await readBusy('primary')).toEqual([['09:00-11:00']]);
  await google.admin.setRules({ mergesBusy: false });
  expect(await readBusy('primary')).toEqual([['09:00-10:00', '09:30-09:45', '10:00-11:00']]);
});

test('several calendars are answered apart, an unknown one with an error inside the 200', async () => {
  await google.admin.addCalendar({ id: 'team@group.example', email: 'boss@torque.example' });
  await google.admin.seedBusy(
    { ...at('08:00', '09:00'), calendar: 'colleague@torque.example' },
    at('10:00', '11:00'),
  );
  const ids = [google.company.account, 'colleague@torque.example', 'team@group.example'];
  expect(await readBusy(...ids)).toEqual([['10:00-11:00'], ['08:00-09:00'], []]);
  const response = await ask(['nobody@torque.example', 'primary']);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    calendars: {
      'nobody@torque.example': { busy: [], errors: [{ domain: 'global', reason: 'notFound' }] },
      primary: { busy: [{ start: '2026-07-01T10:00:00Z', end: '2026-07-01T11:00:00Z' }] },
    },
  });
});

test('one calendar’s failure can be scripted', async () => {
  await google.admin.script({ on: 'freebusy', kind: 'calendar_error', calendar: 'primary' });
  const { calendars } = (await (await ask()).json()) as Answer;
  expect(calendars.primary).toEqual({ busy: [], errors: [{ domain: 'global', reason: 'internalError' }] });
  expect(await readBusy('primary')).toEqual([[]]);
});

test('ninety days are answered, and a second more is 400', async () => {
  const begin = '2026-07-01T00:00:00Z';
  expect((await ask(['primary'], begin, '2026-09-29T00:00:00Z')).status).toBe(200);
  const refused = await ask(['primary'], begin, '2026-09-29T00:00:01Z');
  expect(await readReason(refused)).toEqual([400, 'timeRangeTooLong']);
  expect(await readReason(await ask(['primary'], begin, begin))).toEqual([400, 'timeRangeEmpty']);
  expect(await readReason(await ask(['primary'], 'today'))).toEqual([400, 'required']);
});

test('more than fifty calendars are too many', async () => {
  const ids = Array.from({ length: 51 }, (_, index) => `c${index}@torque.example`);
  const { calendars } = (await (await ask(ids)).json()) as Answer;
  expect(calendars[ids[49] ?? '']?.errors).toMatchObject([{ reason: 'notFound' }]);
  expect(calendars[ids[50] ?? '']?.errors).toMatchObject([{ reason: 'tooManyCalendarsRequested' }]);
});

test('the scope for events does not open it', async () => {
  for (const name of ['calendar.events', 'calendar.events.owned']) {
    token = await google.admin.issueToken({ scope: `https://www.googleapis.com/auth/${name}` });
    expect(await readReason(await ask())).toEqual([403, 'insufficientPermissions']);
  }
  token = await google.admin.issueToken({ scope: 'https://www.googleapis.com/auth/calendar.freebusy' });
  expect((await ask()).status).toBe(200);
});
