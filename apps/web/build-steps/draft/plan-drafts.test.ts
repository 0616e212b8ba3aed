import { expect, test } from 'vitest';
import { type DraftRecord, planDrafts, toDraftToken } from './plan-drafts.ts';

const key = 'k'.repeat(32);
const branch = 'cms/cases/5g-orchestration';
const token = toDraftToken(branch, key);
const record: DraftRecord = { branch, commit: 'a1', release: '7', state: 'built' };

const listStates = (commit: string, release: string, served = new Map([[token, record]])) =>
  planDrafts({ open: [{ branch, commit }], served, key, release }).map(({ state }) => state);

test('[DRAFT-01] a draft is built when it is new, when it changes and when a release does, and else kept', () => {
  expect(listStates('a1', '7', new Map())).toEqual(['build']);
  expect(listStates('a2', '7')).toEqual(['build']);
  expect(listStates('a1', '8')).toEqual(['build']);
  expect(listStates('a1', '7')).toEqual(['kept']);
});

test('[DRAFT-01] a draft that failed is not tried again before something changes', () => {
  expect(listStates('a1', '7', new Map([[token, { ...record, state: 'failed' as const }]]))).toEqual([
    'kept',
  ]);
});

test('[DRAFT-01] one draft is built at a time, the newest first', () => {
  const open = ['cms/a', 'cms/b', 'cms/c'].map((name) => ({ branch: name, commit: 'a1' }));
  const served = new Map([[toDraftToken('cms/a', key), { ...record, branch: 'cms/a' }]]);
  expect(planDrafts({ open, served, key, release: '7' }).map(({ state }) => state)).toEqual([
    'kept',
    'build',
    'waiting',
  ]);
});

test('[DRAFT-01] a closed draft is removed', () => {
  const steps = planDrafts({ open: [], served: new Map([[token, record]]), key, release: '7' });
  expect(steps).toEqual([{ branch, token, commit: 'a1', state: 'removed' }]);
});

test('[DRAFT-01] the address stays as long as the draft, and is another one with another key or branch', () => {
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(toDraftToken(branch, key)).toBe(token);
  expect(toDraftToken(branch, 'l'.repeat(32))).not.toBe(token);
  expect(toDraftToken('cms/cases/other', key)).not.toBe(token);
  expect(() => toDraftToken(branch, 'short')).toThrow('openssl rand -hex 32');
});
