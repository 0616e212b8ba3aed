import compileMessage from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { formatPrefill } from './format-prefill.ts';

const wish = {
  startsAt: Date.UTC(2026, 6, 1, 19),
  timeZone: 'Pacific/Auckland',
  durationMinutes: 30,
  message: '',
  name: 'Ada Lovelace',
  phone: '',
  email: '',
} as const;

const texts = {
  tag: 'en' as const,
  fromBooking: {
    note: '',
    phone: 'Phone',
    prefill: compileMessage('Date: {date}\nTime: {time} ({timeZone})\nDuration: {duration}\n\n{message}'),
    durations: { 15: '15 min', 30: '30 min', 60: '1 hour' },
  },
};

test("a wished time is written on the visitor's calendar and clock", () => {
  expect(formatPrefill(wish, texts)).toBe(
    'Date: Thursday, July 2, 2026\nTime: 07:00 (Pacific/Auckland)\nDuration: 30 min',
  );
  expect(formatPrefill({ ...wish, message: 'About 5G' }, texts)).toMatch(/30 min\n\nAbout 5G$/);
  const reachable = { ...wish, message: 'About 5G', phone: '+48 600 700 800' };
  expect(formatPrefill(reachable, texts)).toMatch(/30 min\n\nPhone: \+48 600 700 800\n\nAbout 5G$/);
});

test('midnight is 00:00', () => {
  expect(formatPrefill({ ...wish, startsAt: Date.UTC(2026, 6, 1, 12) }, texts)).toContain('Time: 00:00');
});
