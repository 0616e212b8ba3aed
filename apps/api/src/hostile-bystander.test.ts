import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildEnquiry } from '../test/builders.ts';
import { createTestDatabase } from '../test/database.ts';
import { postEnquiry } from '../test/post-enquiry.ts';
import { startProcess, waitUntilCalm, waitUntilReady } from '../test/start-process.ts';
import { pageHeaders } from '../test/start-test-app.ts';

const senders = 8;
const asks = 50;
const allowedMs = 100;

test('while bodies of 64 KB are posted that once stopped the process, other visitors notice nothing', async () => {
  const api = await startProcess('../src/server.ts', await createTestDatabase());
  await waitUntilReady(api);
  await waitUntilCalm(api);
  const before = await measureVisit(api.origin);

  const email = `a@${'.'.repeat(64_000)}@`;
  const statuses = new Set<number>();
  let isOver = false;
  const attack = Array.from({ length: senders }, async () => {
    while (!isOver) statuses.add((await postEnquiry(api.origin, buildEnquiry({ email }))).status);
  });
  const during = await measureVisit(api.origin).finally(() => {
    isOver = true;
  });
  await Promise.all(attack);

  expect([...statuses]).toEqual([400]);
  expect(during).toBeLessThan(allowedMs + 5 * before);
});

/** The time in which nine of ten calls of a visitor are answered. */
async function measureVisit(origin: string): Promise<number> {
  const durations: number[] = [];
  for (let count = 0; count < asks; count += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${origin}/functions/v1/google-calendar-config`, { headers: pageHeaders });
    expect(response.status).toBe(200);
    durations.push(performance.now() - startedAt);
    await sleep(10);
  }
  return durations.toSorted((a, b) => a - b)[asks * 0.9] ?? Number.NaN;
}
