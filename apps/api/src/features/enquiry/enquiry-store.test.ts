import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildEnquiryRow } from '../../../test/builders.ts';
import { createTestContext } from '../../../test/create-test-context.ts';
import type { EnquiryEntry, EnquiryRow } from './enquiry-repository.ts';
import { createEnquiryStore } from './enquiry-store.ts';

function buildEntry(changes: Partial<EnquiryRow> = {}): EnquiryEntry {
  const row = buildEnquiryRow(changes);
  return { row, job: { queue: 'contact-form-notification', data: { id: row.id } } };
}

async function createStore() {
  const { pool } = await createTestContext();
  const list = async (query: string) =>
    (await pool.query<{ id: string }>(query)).rows.map(({ id }) => id).sort();
  return {
    store: createEnquiryStore(pool),
    listRows: () => list('select id::text from client_request'),
    listJobs: () => list("select data->>'id' as id from job_outbox"),
  };
}

test('enquiries that are stored together all have their row and their job', async () => {
  const { store, listRows, listJobs } = await createStore();
  const entries = Array.from({ length: 120 }, () => buildEntry());
  const flagged = buildEntry({ flagged: true });
  expect(await Promise.all([...entries, flagged].map(store))).not.toContain(false);
  const ids = entries.map(({ row }) => row.id);
  expect(await listRows()).toEqual([...ids, flagged.row.id].sort());
  expect(await listJobs()).toEqual(ids.sort());
});

test('of equal texts and of equal keys in one batch one is stored', async () => {
  const { store, listRows, listJobs } = await createStore();
  const sameText = Array.from({ length: 10 }, () => buildEntry({ project_description: 'The same text' }));
  const sameKey = Array.from({ length: 10 }, () => buildEntry({ idempotency_key: 'the same key' }));
  const answers = await Promise.all([buildEntry(), ...sameText, ...sameKey].map(store));
  expect(answers.filter((isNew) => isNew)).toHaveLength(3);
  expect(await listRows()).toHaveLength(3);
  expect(await listJobs()).toEqual(await listRows());
});

test('an enquiry that the table refuses fails alone', async () => {
  const { store, listRows } = await createStore();
  const good = Array.from({ length: 5 }, () => buildEntry());
  const bad = buildEntry({ email_domain_verdict: 'wrong' as 'valid' });
  const results = await Promise.allSettled([...good, bad, buildEntry()].map(store));
  expect(results.map(({ status }) => status)).toEqual([
    ...good.map(() => 'fulfilled'),
    'rejected',
    'fulfilled',
  ]);
  expect(await listRows()).toHaveLength(6);
});

test('two processes that store the same enquiries in other orders store each once', async () => {
  const { pool } = await createTestContext();
  const stores = [createEnquiryStore(pool), createEnquiryStore(pool)];
  const entries = Array.from({ length: 60 }, () => buildEntry({ idempotency_key: randomUUID() }));
  const again = entries.map((entry) => ({ ...entry, row: { ...entry.row, id: randomUUID() } })).reverse();
  const answers = await Promise.all([
    ...entries.map((entry) => stores[0]?.(entry)),
    ...again.map((entry) => stores[1]?.(entry)),
  ]);
  expect(answers.filter((isNew) => isNew)).toHaveLength(60);
});
