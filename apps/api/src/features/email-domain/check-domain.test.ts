import { expect, test } from 'vitest';
import { buildDns } from '../../../test/builders.ts';
import { checkDomain } from './check-domain.ts';

const mx = (...exchanges: string[]) => ({
  kind: 'records' as const,
  records: exchanges.map((exchange) => ({ exchange, priority: 0 })),
});
const address = (text: string) => ({ kind: 'records' as const, records: [text] });
const check = (zone: Parameters<typeof buildDns>[0]) => checkDomain(buildDns(zone).dns, 'site.example');

test('[CAPI-02] a domain with an MX record that is not a null MX is valid', async () => {
  expect(await check({ mx: mx('mx.site.example') })).toEqual({ verdict: 'valid' });
});

test('[CAPI-03] a domain with a null MX is invalid, even with an address', async () => {
  const zone = { mx: mx(''), a: address('192.0.2.1') };
  expect(await check(zone)).toEqual({ verdict: 'invalid', error: 'no_mail' });
});

test('[CAPI-04] a domain without MX but with an A or AAAA record is valid', async () => {
  expect(await check({ a: address('192.0.2.1') })).toEqual({ verdict: 'valid' });
  expect(await check({ aaaa: address('2001:db8::1') })).toEqual({ verdict: 'valid' });
});

test('[CAPI-05] a domain with neither MX nor address, or that does not exist, is invalid', async () => {
  expect(await check({})).toEqual({ verdict: 'invalid', error: 'no_mail' });
  expect(await check({ mx: { kind: 'no_name' } })).toEqual({ verdict: 'invalid', error: 'no_such_domain' });
});

test('[CAPI-06] when DNS does not answer the result is unknown', async () => {
  expect(await check({ mx: { kind: 'failed' } })).toEqual({ verdict: 'unknown' });
  expect(await check({ aaaa: { kind: 'failed' } })).toEqual({ verdict: 'unknown' });
});
