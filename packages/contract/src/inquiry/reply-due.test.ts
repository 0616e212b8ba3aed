import { expect, test } from 'vitest';
import { toReplyDue } from './reply-due.ts';

test.each([
  ['on a Monday', '2026-11-16T10:20:00Z', 1, '2026-11-17T16:00:00.000Z'],
  ['on a Friday', '2026-11-20T10:20:00Z', 1, '2026-11-23T16:00:00.000Z'],
  ['on a Saturday', '2026-11-21T10:20:00Z', 1, '2026-11-23T16:00:00.000Z'],
  ['on a Thursday, with three days', '2026-11-19T10:20:00Z', 3, '2026-11-24T16:00:00.000Z'],
  ['when it is already Tuesday in Warsaw', '2026-11-16T23:30:00Z', 1, '2026-11-18T16:00:00.000Z'],
  ['over the change to summer time', '2026-03-27T10:00:00Z', 1, '2026-03-30T15:00:00.000Z'],
])('[ANSWER-06] an inquiry that arrives %s is answered by 17:00 of a working day', (_when, at, days, due) => {
  expect(new Date(toReplyDue(Date.parse(at), days, 'Europe/Warsaw')).toISOString()).toBe(due);
});
