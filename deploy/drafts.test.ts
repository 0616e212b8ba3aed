import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftToken, failedToken } from './test/fake-site.ts';
import { type RequestOptions, request } from './test/request.ts';
import { type RunningSite, startSite } from './test/start-site.ts';

let site: RunningSite;
const atBackend: unknown[] = [];

beforeAll(async () => {
  site = await startSite((incoming, outgoing) => {
    atBackend.push(incoming.url);
    outgoing.end('{}');
  });
});

afterAll(() => site.stop());

const draft = `/drafts/${draftToken}`;

async function send(path: string, options?: RequestOptions) {
  const { status, headers, body } = await request(site.port, path, options);
  return { status, headers, text: body.toString() };
}

test('[DRAFT-01] a draft is served below its own address, and its files too', async () => {
  expect(await send(`${draft}/en/contact`)).toMatchObject({ status: 200, text: '<p>draft</p>' });
  expect(await send(`${draft}/assets/enhance-D1raft00.js`)).toMatchObject({ status: 200 });
  for (const home of [draft, `${draft}/`])
    expect(await send(home)).toMatchObject({ status: 302, headers: { location: `${draft}/en` } });
});

test('[DRAFT-01] at each address of a draft that could not be built, the page says why', async () => {
  for (const path of ['', '/', '/en', '/en/cases/5g-orchestration'])
    expect(await send(`/drafts/${failedToken}${path}`)).toMatchObject({ status: 200, text: '<p>failed</p>' });
  expect(await send(`/drafts/${failedToken}/draft.json`)).toMatchObject({ text: '{}' });
});

test.each([
  '/drafts',
  '/drafts/',
  `/drafts/${'0'.repeat(32)}`,
  `/drafts/${'0'.repeat(32)}/en/contact`,
  `/drafts/${draftToken}.next/en/contact`,
  '/drafts/*/en/contact',
  '/drafts/../drafts/d*/en',
  `${draft}/en/nothing`,
  `${draft}/../`,
  `${draft}/../../launch-list.json`,
  `${draft}/%2e%2e/%2e%2e/launch-list.json`,
  `${draft}/..%2f..%2flaunch-list.json`,
  `${draft}/rest/v1/client_request`,
])('[DRAFT-01] %s is not found, as anything that never existed', async (path) => {
  expect(await send(path)).toMatchObject({ status: 404, text: '<p>/en/404</p>' });
});

test.each([`${draft}/en/contact`, `${draft}/assets/enhance-D1raft00.js`, `/drafts/${failedToken}/en`])(
  '[DRAFT-04] %s is kept from robots, caches and other sites',
  async (path) => {
    const { headers } = await send(path);
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const policy = headers['content-security-policy'];
    for (const part of ["connect-src 'none'", "form-action 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
  },
);

test('[DRAFT-05] nothing that is sent below a draft reaches the backend', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    for (const path of [`${draft}/rest/v1/client_request`, `${draft}/en/contact`, draft])
      expect(await send(path, { method, body: '{}' }), `${method} ${path}`).toMatchObject({ status: 405 });
  expect(atBackend).toEqual([]);
});

test('[DRAFT-04] the pages of the site have the policies that they had', async () => {
  const { headers } = await send('/en/contact');
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('[DRAFT-04] the log does not name the address of a draft', async () => {
  await send(`${draft}/en/contact`);
  expect(site.readLog()).toContain('/drafts/[cut]');
  expect(site.readLog()).not.toContain(draftToken);
});
