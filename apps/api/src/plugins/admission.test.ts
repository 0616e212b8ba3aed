import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestContext } from '../../test/create-test-context.ts';
import { siteOrigin } from '../../test/test-config.ts';
import { waitFor } from '../../test/wait-for.ts';
import { Admission } from './admission.ts';

const places = 256;
const [busy, other] = ['/rest/v1/client_request', '/functions/v1/form-token'];

/** A server behind the admission. The busy route answers when released, every other route at once. */
async function startGuarded({ isFull = false, isBehind = false } = {}) {
  const { log, metrics } = await createTestContext();
  const admission = new Admission({ log, metrics, pool: { isFull }, loop: { isBehind }, siteOrigin });
  for (const path of [busy, other, '/healthz']) admission.addRoute(path);
  const held: ServerResponse[] = [];
  const server = createServer(
    admission.guard(({ url }, response) => {
      if (url?.startsWith(busy)) held.push(response);
      else response.end('served');
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, held, metrics, ask: (path: string, init?: RequestInit) => fetch(origin + path, init) };
}

test('requests beyond the places of their route are refused at once, and other routes are served', async () => {
  const { held, metrics, ask } = await startGuarded();
  const admitted = Array.from({ length: places }, (_, index) => ask(`${busy}?number=${index}`));
  await expect.poll(() => held.length).toBe(places);

  const refused = await ask(busy, { method: 'POST', body: 'x'.repeat(60_000) });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({ error: { code: 'overloaded' } });
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(refused.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  expect((await ask(other)).status).toBe(200);
  expect(await metrics.registry.metrics()).toContain('requests_refused_total{reason="places"} 1');

  for (const response of held.splice(0)) response.end('served');
  for (const answer of await Promise.all(admitted)) expect(answer.status).toBe(200);
  const next = ask(busy);
  await expect.poll(() => held.length).toBe(1);
  held[0]?.end('served');
  expect((await next).status).toBe(200);
});

test('[CONTACT-22] a form without script that is refused before it is read ends on the contact page in its language', async () => {
  const { ask } = await startGuarded({ isFull: true });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (query: string) =>
    ask(busy + query, { method: 'POST', body: 'name=Ada', headers, redirect: 'manual' });
  const answers = await Promise.all(['?language=ru', '', '?language=//elsewhere.example'].map(send));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(answers.map((answer) => answer.headers.get('location'))).toEqual([
    `${siteOrigin}/ru/contact#failed`,
    `${siteOrigin}/en/contact#failed`,
    `${siteOrigin}/en/contact#failed`,
  ]);
});

test('senders whose bodies have not ended after a second leave the places of their route to others', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { origin, held, ask } = await startGuarded();
  const slow = Array.from({ length: places + 40 }, () => {
    const sender = request(`${origin}${busy}`, { method: 'POST', headers: { 'content-length': '1000' } });
    sender.on('error', () => undefined).write('{');
    return sender;
  });
  onTestFinished(() => {
    for (const sender of slow) sender.destroy();
  });
  // Not `expect.poll`, which advances the clock.
  await waitFor(async () => held.length === places);

  const send = () => ask(busy, { method: 'POST', body: '{}' });
  expect((await send()).status).toBe(503);
  vi.advanceTimersByTime(1_000);
  const answer = send();
  await waitFor(async () => held.length === places + 1);
  held.at(-1)?.end('served');
  expect((await answer).status).toBe(200);
});

test.each([
  ['too many wait for the database', { isFull: true }, 'waiting'],
  ['the event loop is far behind', { isBehind: true }, 'event_loop'],
])('while %s everything but health is refused', async (_case, pressure, reason) => {
  const { metrics, ask } = await startGuarded(pressure);
  expect((await ask(other)).status).toBe(503);
  expect((await ask('/nowhere')).status).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);
  expect(await metrics.registry.metrics()).toContain(`requests_refused_total{reason="${reason}"} 2`);
});
