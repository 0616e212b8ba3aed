import { expect, test } from 'vitest';
import { createMeeting } from '../../../../test/desk-row.ts';
import { isJoinable, toCondition } from './meeting-condition.ts';

const meeting = createMeeting();
const at = (time: string) => new Date(`2026-11-19T${time}:00Z`);

test.each([
  ['14:29', 'ahead'],
  ['14:30', 'running'],
  ['15:00', 'past'],
] as const)('a meeting from 14:30 to 15:00 is, at %s, %s', (time, condition) => {
  expect(toCondition(meeting, at(time))).toBe(condition);
});

test('canceled is canceled, whenever it would have been', () => {
  expect(toCondition(createMeeting({ isCancelled: true }), at('14:40'))).toBe('canceled');
  expect(isJoinable(createMeeting({ isCancelled: true }), at('14:40'))).toBe(false);
});

test('it can be joined from a quarter of an hour before, until its end', () => {
  expect(['14:14', '14:15', '14:59', '15:00'].map((time) => isJoinable(meeting, at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
