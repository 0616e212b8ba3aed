import { expect, test } from 'vitest';
import { formatZone } from './time-zone-label.ts';

const winter = Date.parse('2026-11-19T12:00Z');
const summer = Date.parse('2026-07-01T12:00Z');

test('a zone is named by its city, with the offset that it has at the chosen instant', () => {
  expect(formatZone(winter, 'America/New_York', {})).toBe('New York (GMT\u22125)');
  expect(formatZone(summer, 'America/New_York', {})).toBe('New York (GMT\u22124)');
  expect(formatZone(winter, 'Asia/Kathmandu', {})).toBe('Kathmandu (GMT+5:45)');
  expect(formatZone(winter, 'America/Argentina/Buenos_Aires', {})).toBe('Buenos Aires (GMT\u22123)');
});

test('a city that the page has a name for is named in its language', () => {
  expect(formatZone(winter, 'Europe/Warsaw', { 'Europe/Warsaw': 'Варшава' })).toBe('Варшава (GMT+1)');
});
