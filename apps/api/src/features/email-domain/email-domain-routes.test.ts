import { expect, test } from 'vitest';
import { buildDns } from '../../../test/builders.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const url = '/functions/v1/verify-email-domain';
const unknownDns = buildDns({ mx: { kind: 'failed' } }).dns;

test('[CAPI-01] takes an address and answers with a valid flag', async () => {
  const { call } = await startTestApp({ replacements: buildDns() });
  const response = await call({ method: 'POST', url, payload: { email: 'ada@site.example' } });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ valid: true, verdict: 'valid' });
});

test('[CAPI-01] answers with a sentence that says what is wrong, and its code', async () => {
  const { call } = await startTestApp({ replacements: buildDns({ mx: { kind: 'no_name' } }) });
  const absent = await call({ method: 'POST', url, payload: { email: 'ada@site.example' } });
  expect(absent.json()).toEqual({
    valid: false,
    verdict: 'invalid',
    error: 'This email domain does not exist. Please check the spelling.',
    code: 'no_such_domain',
  });
  const malformed = await call({ method: 'POST', url, payload: { email: 'ada' } });
  expect(malformed.json()).toEqual({
    valid: false,
    verdict: 'invalid',
    error: 'Please enter a valid email address',
    code: 'invalid_email_format',
  });
});

test('an unknown verdict counts as valid, and each lookup that ends with one is counted', async () => {
  const { call, context } = await startTestApp({ replacements: { dns: unknownDns } });
  const readLookups = async () =>
    (await context.metrics.registry.metrics()).match(/^email_domain_lookups.*$/gm);
  expect(await readLookups()).toContain('email_domain_lookups_total{verdict="unknown"} 0');
  const response = await call({ method: 'POST', url, payload: { email: 'ada@site.example' } });
  expect(response.json()).toEqual({ valid: true, verdict: 'unknown' });
  expect(await readLookups()).toEqual([
    'email_domain_lookups_total{verdict="valid"} 0',
    'email_domain_lookups_total{verdict="invalid"} 0',
    'email_domain_lookups_total{verdict="unknown"} 1',
  ]);
});

test('an address that asks too often gets the time to come back', async () => {
  const { call } = await startTestApp({
    environment: { DOMAIN_CHECKS_PER_ADDRESS_AND_HOUR: '2' },
    replacements: buildDns(),
  });
  const ask = (remoteAddress: string) =>
    call({ method: 'POST', url, payload: { email: 'ada@site.example' }, remoteAddress });
  const statuses = [];
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1']) {
    statuses.push((await ask(address)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429, 200]);
  const refused = await ask('2001:db8::4');
  expect(refused.json()).toEqual({ error: { code: 'rate_limited' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
});

test('a name server that does not listen gives unknown', async () => {
  const { call } = await startTestApp({ environment: { DNS_SERVERS: '127.0.0.1:1' } });
  const response = await call({ method: 'POST', url, payload: { email: 'ada@site.example' } });
  expect(response.json()).toEqual({ valid: true, verdict: 'unknown' });
});
