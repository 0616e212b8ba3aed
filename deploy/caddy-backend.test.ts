import { connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Answer, type RequestOptions, request } from './test/request.ts';
import { type RunningSite, startSite } from './test/start-site.ts';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite((incoming, outgoing) => {
    const { url, headers } = incoming;
    incoming.on('error', () => {}).resume();
    incoming.on('end', () => outgoing.end(JSON.stringify({ url, forwardedFor: headers['x-forwarded-for'] })));
  });
});

afterAll(() => site.stop());

const send = (path: string, options?: RequestOptions): Promise<Answer> => request(site.port, path, options);

test.each(['/functions/v1/echo?a=%2F', '/rest/v1/client_request', '/desk/api/sign-in?a=%2F'])(
  '%s reaches the API unchanged',
  async (path) => {
    const { body } = await send(path, { method: 'POST', body: '{}' });
    expect(JSON.parse(body.toString())).toEqual({ url: path, forwardedFor: '127.0.0.1' });
  },
);

test('a body that is declared over the limit is refused with a code before it is read', async () => {
  const headers = { 'content-length': '1000000' };
  const answer = await send('/rest/v1/client_request', { method: 'POST', headers, body: '{}' });
  expect([answer.status, answer.body.toString()]).toEqual([413, '{"error":{"code":"payload_too_large"}}']);
});

test.each(['zz\r\n{}\r\n0\r\n\r\n', '2\r\n{}XX0\r\n\r\n', `${'f'.repeat(20)}\r\n{}`])(
  'a body in malformed chunks (%j) is the fault of the visitor',
  async (body) => {
    const head = 'POST /rest/v1/client_request HTTP/1.1\r\nhost: site\r\ntransfer-encoding: chunked\r\n\r\n';
    const socket = connect(site.port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(head + body);
    let answer = '';
    for await (const chunk of socket) {
      answer += chunk;
      if (answer.endsWith('}}')) break;
    }
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\n\r\n\{"error":\{"code":"invalid_request"\}\}$/);
    expect(answer).not.toMatch(/^retry-after/im);
  },
);

test('while the API is down the answer is a code with the time to wait', async () => {
  await site.stopBackend();
  for (const path of ['/rest/v1/client_request', '/desk/api/sign-in']) {
    const { status, headers, body } = await send(path, { method: 'POST', body: '{}' });
    expect([status, body.toString()]).toEqual([503, '{"error":{"code":"unavailable"}}']);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'retry-after': '5' });
  }
  expect((await send('/en')).status).toBe(200);
});

test.each([
  ['?language=ru', '/ru/contact#failed'],
  ['', '/en/contact#failed'],
  ['?language=/elsewhere.example', '/en/contact#failed'],
])('[CONTACT-22] while the API is down, a form without script (%s) ends at %s', async (query, target) => {
  await site.stopBackend();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await send(`/rest/v1/client_request${query}`, {
    method: 'POST',
    body: 'name=Ada',
    headers,
  });
  expect([answer.status, answer.headers.location]).toEqual([303, target]);
});
