import { expect, test } from 'vitest';
import { buildDns, buildEnquiry } from '../../../test/builders.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { anonKey, siteOrigin } from '../../../test/test-config.ts';

async function post(fields: Record<string, unknown>, headers: Record<string, string> = {}) {
  const { app, context } = await startTestApp({ replacements: buildDns() });
  const response = await app.inject({
    method: 'POST',
    url: '/rest/v1/client_request',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: siteOrigin, ...headers },
    payload: new URLSearchParams(fields as Record<string, string>).toString(),
  });
  const { rows } = await context.pool.query('select name, flagged from client_request');
  return { response, rows };
}

test('a form without script is stored and ends on the contact page in its language', async () => {
  const { response, rows } = await post({
    ...buildEnquiry({ language: 'pl' }),
    fax_number: '',
    apikey: anonKey,
  });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`${siteOrigin}/pl/contact#sent`);
  expect(rows).toEqual([{ name: 'Ada Lovelace', flagged: false }]);
});

test('a form that does not pass ends there too, and says so', async () => {
  const { response, rows } = await post({
    ...buildEnquiry({ language: 'es', email: 'ada' }),
    apikey: anonKey,
  });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`${siteOrigin}/es/contact#failed`);
  expect(rows).toEqual([]);
});

test('a form without the key, or of another site, is refused', async () => {
  const withoutKey = await post(buildEnquiry());
  expect(withoutKey.response.statusCode).toBe(401);
  expect(withoutKey.response.json()).toEqual({ error: { code: 'invalid_key' } });
  const elsewhere = await post(
    { ...buildEnquiry(), apikey: anonKey },
    { origin: 'https://elsewhere.example' },
  );
  expect(elsewhere.response.statusCode).toBe(403);
  expect([...withoutKey.rows, ...elsewhere.rows]).toEqual([]);
});
