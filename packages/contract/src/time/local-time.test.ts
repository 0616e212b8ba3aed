import { expect, test } from 'vitest';
import { formatLocalTime } from './local-time.ts';

const losAngeles = (text: string) => formatLocalTime(Date.parse(text), 'America/Los_Angeles', 'en');

test('a time is what the clock of the zone shows', () => {
  expect(losAngeles('2026-07-01T16:30Z')).toBe('09:30');
  expect(formatLocalTime(Date.parse('2026-07-01T16:30Z'), 'Asia/Kathmandu', 'uk')).toBe('22:15');
});

test('a time that the clocks show twice carries the short name of its zone', () => {
  expect(losAngeles('2026-11-01T08:30Z')).toBe('01:30 PDT');
  expect(losAngeles('2026-11-01T09:30Z')).toBe('01:30 PST');
  expect(losAngeles('2026-11-01T10:30Z')).toBe('02:30');
});
