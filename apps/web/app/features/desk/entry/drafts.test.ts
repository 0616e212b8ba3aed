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

test('[PANEL-03] other words are another note, and what was typed while one was stored stays', async () => {
  const { writeNote, finishNote } = await import('./drafts.ts');
  writeNote('a', 'Ask for the model');
  const { noteId } = read().a;
  writeNote('a', 'Ask for the model and a photo');
  const later = read().a.noteId;
  expect(later).not.toBe(noteId);
  finishNote('a', noteId);
  expect(read().a.note).toBe('Ask for the model and a photo');
  finishNote('a', later);
  expect(read().a.note).toBe('');
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
