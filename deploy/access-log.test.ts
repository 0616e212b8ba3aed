import { expect, test } from 'vitest';
import { request } from './test/request.ts';
import { type RunningSite, startSite } from './test/start-site.ts';

interface Entry {
  logger: string;
  msg: string;
  status: number;
  request: { uri: string; remote_ip: string };
  resp_headers?: Record<string, string[]>;
}

// What a visitor must not leave in a log: what they typed, where they came from, with which browser, from which address.
const traces = ['Ada', 'site.example', 'Firefox', 'visitor-chosen', '203.0.113.9', '127.0.0.1"'];
const headers = {
  cookie: 'name=Ada',
  referer: 'https://site.example/?q=Ada',
  'user-agent': 'Firefox',
  'x-request-id': 'visitor-chosen',
  'x-forwarded-for': '203.0.113.9',
};

const startTalkingSite = (backend: Parameters<typeof startSite>[0]) =>
  startSite(backend, { change: (text) => text.replace('{$CADDY_LOG_LEVEL:INFO}', 'DEBUG') });

function listEntries(site: RunningSite): Entry[] {
  const lines = site.readLog().split('\n');
  return lines
    .map((line) => JSON.parse(line) as Entry)
    .filter(({ logger }) => /^http\.log\.(access|error)/.test(logger));
}

test('the access log has a JSON line for each request, and nothing in it names the visitor', async () => {
  await using site = await startTalkingSite((_incoming, outgoing) => outgoing.end('{}'));
  const paths = ['/en/contact?email=Ada@site.example', '/?name=Ada', '/functions/v1/x?Ada'];
  for (const path of paths) await request(site.port, path, { headers });
  await site.stopBackend();
  await request(site.port, '/functions/v1/x?Ada', { headers });
  await expect.poll(() => listEntries(site).some(({ status }) => status === 503)).toBe(true);
  const entries = listEntries(site);
  expect(entries.filter(({ msg }) => msg === 'handled request').map(({ status }) => status)).toEqual(
    expect.arrayContaining([200, 302, 503]),
  );
  expect(entries.some(({ logger }) => logger.startsWith('http.log.error'))).toBe(true);
  for (const entry of entries) {
    expect(entry.request.remote_ip).toBe('127.0.0.0');
    for (const trace of traces) expect(JSON.stringify(entry)).not.toContain(trace);
  }
});

test('the API gets an ID of the web server for each request, which the answer and the access log carry too', async () => {
  const seen: unknown[] = [];
  await using site = await startTalkingSite((incoming, outgoing) => {
    seen.push(incoming.headers['x-request-id']);
    outgoing.setHeader('x-request-id', String(seen.at(-1))).end('{}');
  });
  const ask = async () => (await request(site.port, '/rest/v1/x', { headers })).headers['x-request-id'];
  expect([await ask(), await ask()]).toEqual(seen);
  expect(new Set(seen).size).toBe(2);
  for (const id of seen) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  const listLogged = () => listEntries(site).flatMap((entry) => entry.resp_headers?.['X-Request-Id'] ?? []);
  await expect.poll(listLogged).toEqual(seen);
  await site.stopBackend();
  const refused = await ask();
  await expect.poll(() => listLogged().at(-1)).toBe(refused);
});
