import { expect, test } from 'vitest';
import { callCalendar, openGoogle } from '../../../test/open-google.ts';

const google = await openGoogle();

type Answer = {
  calendars: Record<string, { busy: { start: string; end: string }[]; errors?: { reason: string }[] }>;
};

function ask(ids = ['primary'], [timeMin, timeMax] = ['2026-07-01T00:00:00Z', '2026-07-02T00:00:00Z']) {
  const body = { timeMin, timeMax, items: ids.map((id) => ({ id })) };
  return callCalendar<Answer>(google, 'POST', 'freeBusy', { body });
}

async function readBusy(...ids: string[]) {
  const { calendars } = (await ask(ids)).body;
  return ids.map((id) => calendars[id]?.busy.map(({ start, end }) => `${toHour(start)}-${toHour(end)}`));
}

const toHour = (text: string) => text.slice(11, 16);
const at = (from: string, to: string) => ({
  startsAt: `2026-07-01T${from}:00Z`,
  endsAt: `2026-07-01T${to}:00Z`,
});

test('events and private entries are busy within the range; deleted and transparent ones are free', async () => {
  const [deleted = ''] = await google.admin.seedBusy(
    at('08:00', '09:00'),
    at('10:00', '11:00'),
    { ...at('12:00', '13:00'), isTransparent: true },
    { startsAt: '2026-07-01T23:00:00Z', endsAt: '2026-07-02T05:00:00Z' },
    { startsAt: '2026-07-05T08:00:00Z', endsAt: '2026-07-05T09:00:00Z' },
  );
  await google.admin.deleteByHand(deleted);
  const times = {
    start: { dateTime: '2026-07-01T16:00:00+02:00' },
    end: { dateTime: '2026-07-01T17:00:00+02:00' },
  };
  await callCalendar(google, 'POST', 'calendars/primary/events', { body: times });
  expect(await readBusy('primary')).toEqual([['10:00-11:00', '14:00-15:00', '23:00-00:00']]);
});

test('neighbors are merged, unless that is switched off', async () => {
  await google.admin.seedBusy(at('10:00', '11:00'), at('09:00', '10:00'), at('09:30', '09:45'));
  expect(await readBusy('primary')).toEqual([['09:00-11:00']]);
  await google.admin.setRules({ mergesBusy: false });
  expect(await readBusy('primary')).toEqual([['09:00-10:00', '09:30-09:45', '10:00-11:00']]);
});

test('calendars are answered apart, an unknown one and those beyond fifty with an error inside the 200', async () => {
  await google.admin.addCalendar({ id: 'team@group.example', email: 'boss@torque.example' });
  await google.admin.seedBusy(
    { ...at('08:00', '09:00'), calendar: 'colleague@torque.example' },
    at('10:00', '11:00'),
  );
  const ids = [google.company.account, 'colleague@torque.example', 'team@group.example'];
  expect(await readBusy(...ids)).toEqual([['10:00-11:00'], ['08:00-09:00'], []]);
  const many = Array.from({ length: 51 }, (_, index) => `c${index}@torque.example`);
  const { status, body } = await ask(many);
  expect(status).toBe(200);
  expect(body.calendars[many[49] ?? '']).toEqual({
    busy: [],
    errors: [{ domain: 'global', reason: 'notFound' }],
  });
  expect(body.calendars[many[50] ?? '']?.errors).toMatchObject([{ reason: 'tooManyCalendarsRequested' }]);
});

test('ninety days are answered, a second more is refused, and the scope for events does not open it', async () => {
  const begin = '2026-07-01T00:00:00Z';
  expect((await ask(['primary'], [begin, '2026-09-29T00:00:00Z'])).status).toBe(200);
  for (const [range, reason] of [
    [[begin, '2026-09-29T00:00:01Z'], 'timeRangeTooLong'],
    [[begin, begin], 'timeRangeEmpty'],
    [['today', begin], 'required'],
  ] as const) {
    expect(await ask(['primary'], [...range])).toMatchObject({ status: 400, reason });
  }
  const body = { timeMin: begin, timeMax: '2026-07-02T00:00:00Z', items: [{ id: 'primary' }] };
  for (const [name, status] of [
    ['calendar.events', 403],
    ['calendar.events.owned', 403],
    ['calendar.freebusy', 200],
  ] as const) {
    const token = await google.admin.issueToken({ scope: `https://www.googleapis.com/auth/${name}` });
    expect((await callCalendar(google, 'POST', 'freeBusy', { body, token })).status).toBe(status);
  }
});
