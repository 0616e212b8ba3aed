import { expect, test } from 'vitest';
import {
  findTypedTexts,
  findWishedTime,
  toTypedTextsQuery,
  toWishedTimeQuery,
  type WishedTime,
} from './wished-time.ts';

const wish: WishedTime = {
  startsAt: Date.UTC(2026, 6, 1, 19),
  timeZone: 'Pacific/Auckland',
  durationMinutes: 30,
  message: 'About 5G & more',
  name: 'Ada & Co',
  phone: '+48 600 700 800',
  email: 'ada@example.com',
};

test('a wished time survives the round trip through the URL', () => {
  expect(findWishedTime(toWishedTimeQuery(wish))).toEqual(wish);
  const bare = { ...wish, message: '', name: '', phone: '', email: '' };
  expect(findWishedTime(toWishedTimeQuery(bare))).toEqual(bare);
});

test('[DAYS-04] what was typed survives without a time, and an address without any holds nothing', () => {
  const { message, name, phone, email } = wish;
  const query = toTypedTextsQuery(wish);
  expect(findTypedTexts(query)).toEqual({ message, name, phone, email });
  expect(findWishedTime(query)).toBeUndefined();
  expect(findTypedTexts('')).toBeUndefined();
  expect(findTypedTexts('sent')).toBeUndefined();
});

test('an address that names no time, no zone or no duration of ours holds no wish', () => {
  expect(findWishedTime('')).toBeUndefined();
  const query = toWishedTimeQuery(wish);
  expect(findWishedTime(query.replace('2026-07-01', '2026-07-99'))).toBeUndefined();
  expect(findWishedTime(query.replace('Auckland', 'Atlantis'))).toBeUndefined();
  expect(findWishedTime(query.replace('duration=30', 'duration=31'))).toBeUndefined();
});
