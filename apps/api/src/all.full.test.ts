import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFreePort } from '@tt/standins/free-port';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { buildInquiry } from '../test/builders.ts';
import { createTestDatabase } from '../test/database.ts';
import { postInquiry } from '../test/post-inquiry.ts';
import { startProcess, waitUntilNotBusy, waitUntilReady } from '../test/start-process.ts';

/** A chat that answers each message only once it is released. */
async function startHeldChat() {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const server = createServer(async (_, response) => {
    asked.resolve();
    await released.promise;
    response.setHeader('content-type', 'application/json').end('{"ok":true,"result":{"message_id":1}}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked: asked.promise, release: released.resolve };
}

test('[WAYS-03] API and worker run in one process, which finishes what both have before it ends', async () => {
  const chat = await startHeldChat();
  const [metricsPort, workerPort] = [await findFreePort(), await findFreePort()];
  const databaseUrl = await createTestDatabase();
  const both = await startProcess('../src/all.ts', databaseUrl, {
    METRICS_PORT: String(metricsPort),
    WORKER_METRICS_PORT: String(workerPort),
    // Nobody answers there, so every domain may take mail.
    DNS_SERVERS: `127.0.0.1:${await findFreePort()}`,
    TELEGRAM_API_URL: chat.url,
    TELEGRAM_BOT_TOKEN: '1:token',
    TELEGRAM_CHAT_ID: '1',
  });
  const worker = { ...both, origin: `http://127.0.0.1:${workerPort}` };
  await Promise.all([waitUntilReady(both), waitUntilReady(worker)]);
  expect(await (await fetch(`${worker.origin}/readyz`)).json()).toMatchObject({ loop: true });

  await waitUntilNotBusy(both);
  expect((await postInquiry(both.origin, buildInquiry())).status).toBe(201);
  await chat.asked;
  both.child.kill('SIGTERM');
  // The API has nothing left to do and closes before the worker, its metrics last.
  const askMetrics = () => fetch(`http://127.0.0.1:${metricsPort}/healthz`).catch(() => 'closed');
  await expect.poll(askMetrics).toBe('closed');
  chat.release();
  expect(await both.ended).toBe(0);
  expect(await readStates(databaseUrl)).toEqual(['completed']);
});

async function readStates(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(
    "select state from pgboss.job where name = 'contact-form-notification'",
  );
  await client.end();
  return rows.map(({ state }) => state);
}
