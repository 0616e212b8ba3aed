import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

beforeEach(() => {
  stored.clear();
  vi.resetModules();
});

const read = () => JSON.parse(stored.get('desk-drafts') ?? '{}');

test('a draft is kept for its entry, and a reload finds it', async () => {
  const first = await import('./drafts.ts');
  first.changeDraft('a', { note: 'Ask for the model.' });
  vi.resetModules();
  const reloaded = await import('./drafts.ts');
  reloaded.changeDraft('b', { template: 'call' });
  expect(read()).toMatchObject({ a: { note: 'Ask for the model.' }, b: { note: '', template: 'call' } });
});

test('of an erased entry nothing stays', async () => {
  const { changeDraft, removeDraft } = await import('./drafts.ts');
  changeDraft('a', { note: 'Ask for the model.' });
  changeDraft('b', { note: 'Call on Monday.' });
  removeDraft('a');
  expect(Object.keys(read())).toEqual(['b']);
});

test('of whoever signs out nothing stays', async () => {
  const { changeDraft, removeAllDrafts } = await import('./drafts.ts');
  changeDraft('a', { note: 'Ask for the model.' });
  removeAllDrafts();
  expect(read()).toEqual({});
});
