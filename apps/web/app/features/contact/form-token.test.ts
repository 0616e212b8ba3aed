import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormToken } from './form-token.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a token is asked for once for each form', async () => {
  const findToken = vi.fn(async () => 'token');
  const token = createFormToken(findToken);
  token.begin();
  token.begin();
  const found = token.find();
  await vi.advanceTimersByTimeAsync(0);
  expect(await found).toBe('token');
  expect(findToken).toHaveBeenCalledTimes(1);
  token.forget();
  token.begin();
  expect(findToken).toHaveBeenCalledTimes(2);
});

test('text that was there before the token is held until a person could have typed it', async () => {
  const token = createFormToken(async () => 'token');
  token.resume();
  await vi.advanceTimersByTimeAsync(1_000);
  const found = vi.fn();
  token.find().then(found);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(found).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(found).toHaveBeenCalledWith('token');
});

test('a token that did not come is asked for again, and is no reason not to send', async () => {
  const tokens = [undefined, 'token'];
  const token = createFormToken(async () => tokens.shift());
  token.begin();
  await vi.advanceTimersByTimeAsync(0);
  const found = token.find();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await found).toBe('token');
});
