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
  await vi.advanceTimersByTimeAsync(0);
  expect(token.find()).toBe('token');
  expect(findToken).toHaveBeenCalledTimes(1);
  token.forget();
  expect(token.find()).toBeUndefined();
  token.begin();
  expect(findToken).toHaveBeenCalledTimes(2);
});

test('a token that is younger than the text is left out until a person could have typed it', async () => {
  const token = createFormToken(async () => 'token');
  token.resume();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(token.find()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(token.find()).toBe('token');
});

test('[LEAD-01] sending neither awaits a pending token nor requests one', async () => {
  const findToken = vi.fn(() => new Promise<string>(() => {}));
  const token = createFormToken(findToken);
  expect(token.find()).toBeUndefined();
  expect(findToken).not.toHaveBeenCalled();
  token.begin();
  expect(token.find()).toBeUndefined();
  expect(findToken).toHaveBeenCalledTimes(1);
});

test('[LEAD-01] a token that failed to load is requested again at the next field, and is then younger than the text', async () => {
  const tokens = [undefined, 'token'];
  const token = createFormToken(async () => tokens.shift());
  token.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(token.find()).toBeUndefined();
  token.begin();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(token.find()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(token.find()).toBe('token');
});

test('a token that comes after its form was sent does not belong to the next one', async () => {
  const late = Promise.withResolvers<string>();
  const token = createFormToken(() => late.promise);
  token.begin();
  token.forget();
  late.resolve('token');
  await vi.advanceTimersByTimeAsync(0);
  expect(token.find()).toBeUndefined();
});
