import { expect, test } from 'vitest';
import {
  connectCompanyCalendar,
  useCompanyCalendar,
} from '../../../test/calendar/connect-company-calendar.ts';

const shared = useCompanyCalendar();

const from = new Date('2026-07-01T00:00:00Z');
const addDays = (days: number) => new Date(from.getTime() + days * 86_400_000);
const limits = { timeoutMs: 60_000 };

function at(days: number, hours: number) {
  const startsAt = addDays(days);
  return { startsAt, endsAt: new Date(startsAt.getTime() + hours * 3_600_000) };
}

function seed(calendarId: string, { startsAt, endsAt }: ReturnType<typeof at>) {
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  return shared.google.admin.seedBusy({ calendar: calendarId, ...times });
}

async function countQueries() {
  const { requests } = await shared.google.admin.readState();
  return requests.filter(({ operation }) => operation === 'freebusy').length;
}

test('each calendar has its own busy times', async () => {
  const { account } = shared.google.company;
  await seed(account, at(1, 2));
  await seed('colleague@torque.example', at(2, 1));
  const answer = await shared.calendar.freeBusy(
    ['primary', 'colleague@torque.example'],
    from,
    addDays(3),
    limits,
  );
  expect(answer).toEqual({
    kind: 'busy',
    calendars: new Map([
      ['primary', [at(1, 2)]],
      ['colleague@torque.example', [at(2, 1)]],
    ]),
  });
});

test('ninety days are one query, and 91 are two that leave no gap', async () => {
  await shared.calendar.freeBusy(['primary'], from, addDays(90), limits);
  expect(await countQueries()).toBe(1);
  const busy = [at(0, 1), at(89.99, 1), at(90.5, 1)];
  for (const range of busy) await seed(shared.google.company.account, range);
  const answer = await shared.calendar.freeBusy(['primary'], from, addDays(91), limits);
  expect(await countQueries()).toBe(3);
  if (answer.kind !== 'busy') throw new Error(answer.kind);
  const found = answer.calendars.get('primary') ?? [];
  const total = found.reduce((sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(), 0);
  expect(total).toBe(3 * 3_600_000);
  expect(found.at(-1)).toEqual(busy.at(-1));
});

test('a calendar that is unknown breaks the connection instead of looking free', async () => {
  expect(await shared.calendar.freeBusy(['primary', 'no@torque.example'], from, addDays(1), limits)).toEqual({
    kind: 'broken',
    reason: 'calendar_gone',
    detail: 'free/busy of no@torque.example',
  });
});

test('a calendar that failed inside a 200 fails the whole call', async () => {
  await seed('colleague@torque.example', at(2, 1));
  await shared.google.admin.script({
    on: 'freebusy',
    kind: 'calendar_error',
    calendar: 'colleague@torque.example',
  });
  const ids = ['primary', 'colleague@torque.example'];
  expect(await shared.calendar.freeBusy(ids, from, addDays(1), limits)).toMatchObject({ kind: 'transient' });
  expect(await shared.calendar.freeBusy(ids, from, addDays(1), limits)).toMatchObject({ kind: 'busy' });
});

test('one half without an answer leaves no answer', async () => {
  await shared.google.admin.script({ on: 'freebusy', kind: 'error', reason: 'backendError' });
  expect(await shared.calendar.freeBusy(['primary'], from, addDays(91), limits)).toMatchObject({
    kind: 'transient',
  });
});

test('without the scope for it the connection is broken', async () => {
  const refreshToken = await shared.google.admin.issueRefreshToken({
    scope: 'https://www.googleapis.com/auth/calendar.events.owned',
  });
  const other = connectCompanyCalendar(shared.google, { refreshToken });
  expect(await other.freeBusy(['primary'], from, addDays(1), limits)).toMatchObject({
    kind: 'broken',
    reason: 'scope',
  });
});
