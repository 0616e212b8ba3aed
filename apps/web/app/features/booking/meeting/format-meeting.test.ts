import { afterEach, expect, test, vi } from 'vitest';
import { countDays, formatDuration, formatWhen, toHeadline } from './format-meeting.ts';

const meeting = { startsAt: Date.UTC(2026, 10, 19, 14, 30), timeZone: 'America/New_York' };

afterEach(() => vi.unstubAllGlobals());

test('a meeting is written with the hour cycle of the visitor’s region', () => {
  vi.stubGlobal('navigator', { language: 'en-US' });
  expect(formatWhen(meeting, 'en')).toEqual({
    date: 'Thu, Nov 19',
    time: '9:30\u00a0AM',
    onDate: 'on Thursday, November 19',
    atTime: 'at 9:30\u00a0AM',
  });
  vi.stubGlobal('navigator', { language: 'en-GB' });
  expect(formatWhen(meeting, 'en')).toMatchObject({ date: 'Thu, Nov 19', time: '09:30', atTime: 'at 9:30' });
});

test('in a sentence, a time that occurs twice that night keeps the name of its zone', () => {
  vi.stubGlobal('navigator', { language: 'es-US' });
  const night = { startsAt: Date.UTC(2026, 10, 1, 6, 30), timeZone: 'America/New_York' };
  expect(formatWhen(night, 'es').atTime).toMatch(/^a la 1:30\sa\.\s?m\. \(GMT-5\)$/);
});

test('large type has a line for the weekday, the day and the time', () => {
  vi.stubGlobal('navigator', { language: 'en-US' });
  expect(toHeadline(meeting, 'en')).toEqual({
    weekday: 'Thursday',
    day: 'Nov 19',
    digits: '9:30',
    dayPeriod: 'AM',
  });
  vi.stubGlobal('navigator', { language: 'uk-UA' });
  expect(toHeadline(meeting, 'uk')).toEqual({
    weekday: 'четвер',
    day: '19 листопада',
    digits: '09:30',
    dayPeriod: '',
  });
});

test('days are counted by the calendar of the meeting’s zone', () => {
  expect(countDays(meeting, Date.UTC(2026, 10, 15, 12))).toBe(4);
  expect(countDays(meeting, Date.UTC(2026, 10, 19, 4, 59))).toBe(1);
  expect(countDays(meeting, Date.UTC(2026, 10, 19, 5))).toBe(0);
  expect(countDays(meeting, Date.UTC(2026, 10, 20, 12))).toBe(0);
});

test('a length that the page does not offer is written in minutes', () => {
  const offered = { 60: '1 година' };
  expect(formatDuration(60, offered, 'uk')).toBe('1 година');
  expect(formatDuration(45, offered, 'uk')).toMatch(/^45\sхв$/);
});
