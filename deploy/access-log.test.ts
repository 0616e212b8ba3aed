import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { request } from './test/request.ts';
import { type RunningSite, startSite } from './test/start-site.ts';

interface Entry {
  logger: string;
  msg: string;
  status: number;
  request: { uri: string; remote_ip: string };
  resp_headers?: Record<string, string[]>;
}

// The data that a log must not have about a visitor: input, referrer, browser, address.
const traces = ['Ada', 'site.example', 'Firefox', 'visitor-chosen', '203.0.113.9', '127.0.0.1"'];
const headers = {
  cookie: 'name=Ada',
  referer: 'https://site.example/?q=Ada',
  'user-agent': 'Firefox',
  'x-request-id': 'visitor-chosen',
  'x-forwarded-for': '203.0.113.9',
};
const feedKey = 'k'.repeat(43);
const paths = ['/functions/v1/x?Ada', '/rest/v1/x', `/functions/v1/booking-feed/${feedKey}.ics`];

let site: RunningSite;
const atBackend: unknown[] = [];
const answers: { status: number; id: unknown }[] = [];

const send = async (path: string) => {
  const { status, headers: own } = await request(site.port, path, { headers });
  return { status, id: own['x-request-id'] };
};

// Pages, calls that the API answers, and calls that don't reach it, at the most verbose log level.
beforeAll(async () => {
  site = await startSite(
    (incoming, outgoing) => {
      const id = incoming.headers['x-request-id'];
      atBackend.push(id);
      outgoing.setHeader('x-request-id', String(id)).end('{}');
    },
    { change: (text) => text.replace('{$CADDY_LOG_LEVEL:INFO}', 'DEBUG') },
  );
  for (const path of ['/en/contact?email=Ada@site.example', '/?name=Ada']) await send(path);
  for (const path of paths) answers.push(await send(path));
  await site.stopBackend();
  answers.push(...(await Promise.all(paths.map(send))));
  const isComplete = () => listHandled().length === 2 + 2 * paths.length;
  await vi.waitUntil(isComplete, { timeout: 60_000 });
});

afterAll(() => site?.stop());

function listEntries(): Entry[] {
  const lines = site.readLog().split('\n');
  return lines
    .map((line) => JSON.parse(line) as Entry)
    .filter(({ logger }) => /^http\.log\.(access|error)/.test(logger));
}

/** The access log without the request that waits for the start. */
function listHandled(): Entry[] {
  return listEntries().filter(({ msg, request: { uri } }) => msg === 'handled request' && uri !== '/en');
}

test('the access log has a JSON line for each request, and nothing in it names the visitor', () => {
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503, 503]);
  expect(new Set(listHandled().map(({ status }) => status))).toEqual(new Set([200, 302, 503]));
  expect(listEntries().some(({ logger }) => logger.startsWith('http.log.error'))).toBe(true);
  for (const entry of listEntries()) {
    expect(entry.request.remote_ip).toBe('127.0.0.0');
    for (const trace of traces) expect(JSON.stringify(entry)).not.toContain(trace);
  }
});

test('the API gets an ID of the web server for each request, which the answer and the access log carry too', () => {
  const ids = answers.map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(atBackend);
  expect(new Set(ids).size).toBe(6);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  const logged = listEntries().flatMap((entry) => entry.resp_headers?.['X-Request-Id'] ?? []);
  expect(logged).toEqual(expect.arrayContaining(ids));
});

test('the key of a calendar feed is in no line, whether the API answers or not', () => {
  const feeds = listEntries().filter(({ request: { uri } }) => uri.includes('booking-feed/[cut]'));
  expect(feeds.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 503]));
  expect(feeds.some(({ logger }) => logger.startsWith('http.log.error'))).toBe(true);
  expect(site.readLog()).not.toContain(feedKey);
});
