import { expect, test } from 'vitest';
import { pageHeaders, startTestApp } from '../../test/start-test-app.ts';
import { anonKey, siteOrigin } from '../../test/test-config.ts';

const url = '/functions/v1/form-token';
const invalidKey = { error: { code: 'invalid_key' } };

test.each([
  ['no key', {}],
  ['only the apikey header', { apikey: anonKey }],
  ['only the bearer', { authorization: `Bearer ${anonKey}` }],
  ['a wrong apikey', { apikey: 'wrong', authorization: `Bearer ${anonKey}` }],
  ['a wrong bearer', { apikey: anonKey, authorization: 'Bearer wrong' }],
])('a call with %s is refused', async (_case, headers) => {
  const { app } = await startTestApp();
  const response = await app.inject({ url, headers });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual(invalidKey);
});

test('[MISC-06] a call with the public key as apikey and bearer is answered', async () => {
  const { app } = await startTestApp();
  expect((await app.inject({ url, headers: pageHeaders })).statusCode).toBe(200);
});

const previousKey = 'previous-anonymous-key';
const toKeyHeaders = (key: string) => ({ apikey: key, authorization: `Bearer ${key}` });

test('while the key changes, pages with the previous one are answered, and the two do not mix', async () => {
  const { app } = await startTestApp({ environment: { PUBLIC_ANON_KEY_PREVIOUS: previousKey } });
  const call = async (headers: Record<string, string>) => (await app.inject({ url, headers })).statusCode;
  expect(await call(toKeyHeaders(anonKey))).toBe(200);
  expect(await call(toKeyHeaders(previousKey))).toBe(200);
  expect(await call({ ...toKeyHeaders(previousKey), apikey: anonKey })).toBe(401);
  expect(await call(toKeyHeaders('unknown-anonymous-key'))).toBe(401);
});

test('without a previous key it is refused, and nothing stands in for it', async () => {
  const { app } = await startTestApp({ environment: { PUBLIC_ANON_KEY_PREVIOUS: '' } });
  for (const key of [previousKey, '', 'undefined'])
    expect((await app.inject({ url, headers: toKeyHeaders(key) })).statusCode).toBe(401);
});

test.each([
  [anonKey, 'answered'],
  [previousKey, 'answered'],
  ['unknown-anonymous-key', 'refused'],
])('a form without script with the key %s is %s while the key changes', async (apikey, outcome) => {
  const { app } = await startTestApp({ environment: { PUBLIC_ANON_KEY_PREVIOUS: previousKey } });
  const response = await app.inject({
    method: 'POST',
    url: '/rest/v1/client_request',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: siteOrigin },
    payload: new URLSearchParams({ apikey }).toString(),
  });
  expect(response.statusCode === 401 ? 'refused' : 'answered').toBe(outcome);
});

test('the site may read answers, and may ask beforehand with our headers', async () => {
  const { app } = await startTestApp();
  const response = await app.inject({ url, headers: pageHeaders });
  expect(response.headers['access-control-allow-origin']).toBe(siteOrigin);
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/rest/v1/client_request',
    headers: {
      origin: siteOrigin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization,content-type,idempotency-key',
    },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers['access-control-allow-headers']).toContain('idempotency-key');
});

test.each(['https://elsewhere.example', 'null', `${siteOrigin}.elsewhere.example`])(
  'the origin %s gets no CORS header and can change nothing',
  async (origin) => {
    const { app, context } = await startTestApp();
    const reading = await app.inject({ url, headers: { ...pageHeaders, origin } });
    expect(reading.headers['access-control-allow-origin']).toBeUndefined();
    const preflight = await app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    const writing = await app.inject({
      method: 'POST',
      url: '/rest/v1/client_request',
      headers: { ...pageHeaders, origin },
      payload: {},
    });
    expect(writing.statusCode).toBe(403);
    expect(writing.json()).toEqual({ error: { code: 'wrong_origin' } });
    const named = origin === 'null' ? 'other' : origin;
    const metrics = await context.metrics.registry.metrics();
    expect(metrics).toContain(`requests_of_other_origins_total{origin="${named}"} 1\n`);
  },
);
