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
  for (const zone of [{ a: address('192.0.2.1') }, { aaaa: address('2001:db8::1') }]) {
    expect(await check({ mx: mx('mx.site.example'), ...zone })).toEqual({ verdict: 'valid' });
  }
});

test('a domain whose MX records name only hosts without an address takes no mail', async () => {
  const noMail = { verdict: 'invalid', error: 'no_mail' };
  expect(await check({ mx: mx('one.site.example', 'two.site.example') })).toEqual(noMail);
  const noName = { kind: 'no_name' as const };
  expect(await check({ mx: mx('mx.site.example'), a: noName, aaaa: noName })).toEqual(noMail);
});

test('one host with an address is enough, also while the others are not answered for', async () => {
  const { dns } = buildDns({ mx: mx('silent.example', 'absent.example', 'mx.site.example') });
  const never = new Promise<never>(() => undefined);
  const found = await checkDomain(
    {
      ...dns,
      findAddresses: async (host, family) => {
        if (host === 'silent.example') return never;
        return host === 'mx.site.example' && family === 6 ? address('2001:db8::1') : { kind: 'no_name' };
      },
    },
    'site.example',
  );
  expect(found).toEqual({ verdict: 'valid' });
});

test('no more than the five preferred hosts are asked about', async () => {
  const records = [3, 9, 1, 8, 2, 7, 4].map((priority) => ({ exchange: `mx${priority}.example`, priority }));
  const { dns, asked } = buildDns({ mx: { kind: 'records', records } });
  await checkDomain(dns, 'site.example');
  const hosts = new Set(asked.slice(1).map((question) => question.split(' ')[1]));
  expect([...hosts]).toEqual(['mx1.example', 'mx2.example', 'mx3.example', 'mx4.example', 'mx7.example']);
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
  expect(await check({ mx: mx('mx.site.example'), a: { kind: 'failed' } })).toEqual({ verdict: 'unknown' });
});
