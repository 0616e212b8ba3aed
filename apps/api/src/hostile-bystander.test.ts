import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildEnquiry } from '../test/builders.ts';
import { createTestDatabase } from '../test/database.ts';
import { postEnquiry } from '../test/post-enquiry.ts';
import { startProcess, waitUntilCalm, waitUntilReady } from '../test/start-process.ts';
import { pageHeaders } from '../test/start-test-app.ts';

const senders = 8;
const allowedMs = 100;

test('while bodies of 64 KB are posted that once stopped the process, other visitors notice nothing', async () => {
  const api = await startProcess('../src/server.ts', await createTestDatabase());
  await waitUntilReady(api);
  await waitUntilCalm(api);
  const email = `a@${'.'.repeat(64_000)}@`;
  const answered = new Set<number>();
  let isOver = false;
  const attack = Array.from({ length: senders }, async () => {
    while (!isOver) answered.add((await postEnquiry(api.origin, buildEnquiry({ email }))).status);
  });

  const durations: number[] = [];
  for (let count = 0; count < 50; count += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${api.origin}/functions/v1/google-calendar-config`, {
      headers: pageHeaders,
    });
    expect(response.status).toBe(200);
    durations.push(performance.now() - startedAt);
    await sleep(10);
  }
  isOver = true;
  await Promise.all(attack);
  expect([...answered]).toEqual([400]);
  expect(durations.filter((duration) => duration < allowedMs).length).toBeGreaterThan(45);
});
