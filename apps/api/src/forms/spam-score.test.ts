import { expect, test } from 'vitest';
import { createFormToken, findOpenedAt } from './form-token.ts';
import { flaggedFromScore, type SpamSignals, scoreSpam } from './spam-score.ts';

const now = new Date('2026-11-15T12:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const person: SpamSignals = {
  isTrapFilled: false,
  hasToken: true,
  openedAt: before(60),
  now,
};
const isFlagged = (change: Partial<SpamSignals>) => scoreSpam({ ...person, ...change }) >= flaggedFromScore;

test('a form that took a minute to fill in is a person’s', () => expect(scoreSpam(person)).toBe(0));
test('a filled trap flags', () => expect(isFlagged({ isTrapFilled: true })).toBe(true));
test('less than two seconds flag', () => {
  expect(isFlagged({ openedAt: before(1.9) })).toBe(true);
  expect(isFlagged({ openedAt: before(2) })).toBe(false);
});
test('a form that was open for days, a token that is not ours, and none at all are signals that never flag', () => {
  for (const change of [
    { openedAt: before(25 * 3600) },
    { openedAt: undefined },
    { hasToken: false, openedAt: undefined },
  ]) {
    expect(scoreSpam({ ...person, ...change })).toBeGreaterThan(0);
    expect(isFlagged(change)).toBe(false);
    expect(isFlagged({ ...change, isTrapFilled: true })).toBe(true);
  }
});
test('a token from a process whose clock is ahead does not flag', () =>
  expect(isFlagged({ openedAt: before(-300) })).toBe(false));

test('our own token yields its time, any other token does not', () => {
  const secret = { current: 'secret', previous: undefined };
  const token = createFormToken(secret, now);
  expect(findOpenedAt(secret, token)).toEqual(now);
  expect(findOpenedAt({ current: 'another', previous: undefined }, token)).toBeUndefined();
  expect(findOpenedAt({ current: 'another', previous: 'secret' }, token)).toEqual(now);
  expect(findOpenedAt(secret, token.replace(/^./, 'z'))).toBeUndefined();
  expect(findOpenedAt(secret, 'nonsense')).toBeUndefined();
});
