import { expect, test } from 'vitest';
import { createVisitorClock } from './visitor-clock.ts';

const instant = Date.parse('2026-11-19T14:30Z');
const later = Date.parse('2026-11-19T16:00Z');
const american = createVisitorClock('en', 'en-US');
const british = createVisitorClock('en', 'en-GB');

test('[AVAIL-05] a time is written with the hour cycle of the visitor, without narrow spaces', () => {
  expect(american.formatTime(instant, 'America/New_York')).toBe('9:30\u00a0AM');
  expect(british.formatTime(instant, 'America/New_York')).toBe('09:30');
  expect(american.formatTime(Date.parse('2026-11-19T05:00Z'), 'America/New_York')).toBe('12:00\u00a0AM');
  expect(british.formatTime(Date.parse('2026-11-19T00:00Z'), 'UTC')).toBe('00:00');
  expect(createVisitorClock('es', 'es-MX').formatTime(instant, 'UTC')).toMatch(/^2:30\u00a0p\.\u00a0?m\.$/);
});

test('a range names AM or PM once if both ends share it', () => {
  expect(american.formatRange(instant, later, 'America/New_York')).toBe('9:30–11:00\u00a0AM');
  expect(american.formatRange(instant, later, 'America/Halifax')).toBe('10:30\u00a0AM–12:00\u00a0PM');
  expect(british.formatRange(instant, later, 'America/New_York')).toBe('09:30–11:00');
});

test('a time that the clocks show twice says which one it is', () => {
  const [first, second] = ['2026-11-01T05:30Z', '2026-11-01T06:30Z'].map((text) =>
    american.formatTime(Date.parse(text), 'America/New_York'),
  );
  expect(first).toBe('1:30\u00a0AM (EDT)');
  expect(second).toBe('1:30\u00a0AM (EST)');
});
