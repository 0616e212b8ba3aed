import { expect, test } from 'vitest';
import { listForeignRanges } from './foreign-ranges.ts';

const startsAt = Date.parse('2026-12-01T12:00Z');
const toRange = (minutes: number) => ({ startsAt, endsAt: startsAt + minutes * 60_000, lane: 1 });

test('a time that is the visitor’s own already is not taken', () => {
  expect(listForeignRanges([toRange(30)], toRange(30))).toEqual([]);
});

test('without a time of one’s own every taken time is taken', () => {
  expect(listForeignRanges([toRange(30)], undefined)).toEqual([toRange(30)]);
});

test('a time of another length is somebody else’s', () => {
  expect(listForeignRanges([toRange(60)], toRange(30))).toEqual([toRange(60)]);
});
