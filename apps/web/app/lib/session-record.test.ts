import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createSessionRecord } from './session-record.ts';

const schema = z.object({ name: z.string() });

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a draft is found again until it is removed', () => {
  const draft = createSessionRecord('form', schema);
  expect(draft.find()).toBeUndefined();
  draft.save({ name: 'Ada' });
  expect(createSessionRecord('form', schema).find()).toEqual({ name: 'Ada' });
  draft.remove();
  expect(draft.find()).toBeUndefined();
});

test('what another version or somebody else stored is left alone', () => {
  sessionStorage.setItem('form', '{"name":7}');
  expect(createSessionRecord('form', schema).find()).toBeUndefined();
  sessionStorage.setItem('form', '{"name":');
  expect(createSessionRecord('form', schema).find()).toBeUndefined();
});

test('a browser that refuses storage keeps nothing and breaks nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const draft = createSessionRecord('form', schema);
  draft.save({ name: 'Ada' });
  expect(draft.find()).toBeUndefined();
  draft.remove();
});
