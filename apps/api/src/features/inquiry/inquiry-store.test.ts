import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildInquiryRow } from '../../../test/builders.ts';
import { createTestContext } from '../../../test/create-test-context.ts';
import { createInquiryStore } from './inquiry-store.ts';

async function createStore() {
  const { pool } = await createTestContext();
  const list = async (query: string) =>
    (await pool.query<{ id: string }>(query)).rows.map(({ id }) => id).sort();
  return {
    store: createInquiryStore(pool),
    listRows: () => list('select id::text from client_request'),
    listJobs: () => list("select data->>'id' as id from job_outbox"),
  };
}

test('inquiries that are stored together all have their row and their job', async () => {
  const { store, listRows, listJobs } = await createStore();
  const entries = Array.from({ length: 120 }, () => buildInquiryRow());
  const flagged = buildInquiryRow({ flagged: true });
  expect(await Promise.all([...entries, flagged].map(store))).not.toContain(false);
  const ids = entries.map((row) => row.id);
  expect(await listRows()).toEqual([...ids, flagged.id].sort());
  expect(await listJobs()).toEqual(ids.sort());
});

test('of equal texts and of equal keys in one batch one is stored', async () => {
  const { store, listRows, listJobs } = await createStore();
  const sameText = Array.from({ length: 10 }, () =>
    buildInquiryRow({ project_description: 'The same text' }),
  );
  const sameKey = Array.from({ length: 10 }, () => buildInquiryRow({ idempotency_key: 'the same key' }));
  const answers = await Promise.all([buildInquiryRow(), ...sameText, ...sameKey].map(store));
  expect(answers.filter((isNew) => isNew)).toHaveLength(3);
  expect(await listRows()).toHaveLength(3);
  expect(await listJobs()).toEqual(await listRows());
});

test('an inquiry that the table refuses fails alone', async () => {
  const { store, listRows } = await createStore();
  const good = Array.from({ length: 5 }, () => buildInquiryRow());
  const bad = buildInquiryRow({ email_domain_verdict: 'wrong' as 'valid' });
  const results = await Promise.allSettled([...good, bad, buildInquiryRow()].map(store));
  expect(results.map(({ status }) => status)).toEqual([
    ...good.map(() => 'fulfilled'),
    'rejected',
    'fulfilled',
  ]);
  expect(await listRows()).toHaveLength(6);
});

test('two processes that store the same inquiries in other orders store each once', async () => {
  const { pool } = await createTestContext();
  const stores = [createInquiryStore(pool), createInquiryStore(pool)];
  const entries = Array.from({ length: 60 }, () => buildInquiryRow({ idempotency_key: randomUUID() }));
  const again = entries.map((entry) => ({ ...entry, id: randomUUID() })).reverse();
  const answers = await Promise.all([
    ...entries.map((entry) => stores[0]?.(entry)),
    ...again.map((entry) => stores[1]?.(entry)),
  ]);
  expect(answers.filter((isNew) => isNew)).toHaveLength(60);
});
