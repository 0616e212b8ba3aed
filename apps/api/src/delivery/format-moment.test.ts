import { expect, onTestFinished, test, vi } from 'vitest';
import { formatMinutes, formatMoment, type Reader } from './format-moment.ts';

const instant = new Date('2026-11-19T14:30:00Z');
const format = (reader: Partial<Reader>, at = instant) =>
  formatMoment(at, { language: 'en', timeZone: 'America/New_York', hourCycle: null, ...reader });

test.each([
  ['en', null, '9:30 AM'],
  ['en', 'h23', '09:30'],
  ['en', 'h12', '9:30 AM'],
  ['ua', null, '09:30'],
  ['pl', null, '09:30'],
  ['ru', null, '09:30'],
  ['es', null, '9:30'],
  ['es', 'h12', '9:30 a. m.'],
] as const)('in %s with the hour cycle %s the time is %s', (language, hourCycle, expected) => {
  expect(format({ language, hourCycle }).time.replaceAll('\u00a0', ' ')).toBe(expected);
});

test('the narrow space that some versions of Intl write, and most fonts lack, is a plain one', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get').mockReturnValue(
    () => '9:30\u202fAM',
  );
  vi.spyOn(Intl.NumberFormat.prototype as { format: unknown }, 'format', 'get').mockReturnValue(
    () => '15\u202fmin',
  );
  onTestFinished(() => void vi.restoreAllMocks());
  expect([format({}).time, format({}).longDate, formatMinutes(15, 'en')]).toEqual([
    '9:30\u00a0AM',
    '9:30\u00a0AM',
    '15\u00a0min',
  ]);
});

test.each([
  ['America/New_York', 'New York (GMT−5)'],
  ['Europe/Kiev', 'Kyiv (GMT+2)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (GMT−3)'],
  ['Asia/Kathmandu', 'Kathmandu (GMT+5:45)'],
  ['Europe/London', 'London (GMT)'],
  ['UTC', 'GMT'],
  ['Etc/GMT+5', 'GMT−5'],
])('%s reads as %s', (timeZone, place) => expect(format({ timeZone }).place).toBe(place));

test.each([
  ['ua', 'Europe/Kyiv', 'Київ'],
  ['ua', 'Europe/Kiev', 'Київ'],
  ['pl', 'Europe/Warsaw', 'Warszawa'],
  ['ru', 'Europe/Moscow', 'Москва'],
  ['es', 'Europe/London', 'Londres'],
  ['es', 'America/Argentina/Buenos_Aires', 'Buenos Aires'],
] as const)("[DAYS-05] in %s, %s is named in the reader's language: %s", (language, timeZone, city) => {
  expect(format({ language, timeZone }).city).toBe(city);
});

test('the offset is the one of the meeting, and a time that occurs twice names its zone', () => {
  const [first, second] = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'].map((at) =>
    format({}, new Date(at)),
  );
  expect([first?.time, first?.place]).toEqual(['1:30 AM EDT', 'New York (GMT−4)']);
  expect([second?.time, second?.place]).toEqual(['1:30 AM EST', 'New York (GMT−5)']);
});

test('a sentence has day and time in words of its own, on the clock of the reader', () => {
  const toWords = (reader: Partial<Reader>, at?: Date) => {
    const { onDate, atTime } = format(reader, at);
    return `${onDate} ${atTime}`.replaceAll('\u00a0', ' ');
  };
  expect(toWords({ language: 'en' })).toBe('on Thursday, November 19 at 9:30 AM');
  expect(toWords({ language: 'es', hourCycle: 'h12' })).toBe('el jueves 19 de noviembre a las 9:30 a. m.');
  expect(toWords({ language: 'pl', hourCycle: 'h23' })).toBe('w czwartek, 19 listopada o 9:30');
  expect(toWords({ language: 'en' }, new Date('2026-11-01T06:30:00Z'))).toBe(
    'on Sunday, November 1 at 1:30 AM EST',
  );
});

test('durations are short', () => {
  expect([15, 30, 60].map((minutes) => formatMinutes(minutes, 'en'))).toEqual(['15 min', '30 min', '1 hr']);
  expect(formatMinutes(60, 'ua')).toMatch(/^1\sгод$/);
});
