import { startDns } from '@tt/standins/dns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDomain } from '../../features/email-domain/check-domain.ts';
import { createEmailDomainService } from '../../features/email-domain/email-domain-service.ts';
import { createSystemDns } from './system-dns.ts';

let server: Awaited<ReturnType<typeof startDns>>;
beforeAll(async () => {
  server = await startDns();
});
afterAll(() => server.stop());

test.each([
  ['[CAPI-02] an MX record', 'mx.test', { verdict: 'valid' }],
  ['[CAPI-02] MX records of which the preferred one does not exist', 'many-mx.test', { verdict: 'valid' }],
  ['an MX record that names no host', 'dangling-mx.test', { verdict: 'invalid', error: 'no_mail' }],
  ['[CAPI-03] a null MX', 'null-mx.test', { verdict: 'invalid', error: 'no_mail' }],
  ['[CAPI-04] only an A record', 'a-only.test', { verdict: 'valid' }],
  ['[CAPI-04] only an AAAA record', 'aaaa-only.test', { verdict: 'valid' }],
  ['[CAPI-05] no record for mail', 'none.test', { verdict: 'invalid', error: 'no_mail' }],
  ['[CAPI-05] no such name', 'nobody.nowhere.test', { verdict: 'invalid', error: 'no_such_domain' }],
  ['[CAPI-06] SERVFAIL', 'servfail.test', { verdict: 'unknown' }],
  ['[CAPI-06] silence for this name', 'silent.test', { verdict: 'unknown' }],
])('%s by a real name server: %s', async (_case, domain, expected) => {
  expect(await checkDomain(createSystemDns([server.server]), domain)).toEqual(expected);
});

test('[CAPI-06] a name server that is silent altogether gives unknown', async () => {
  const { check } = createEmailDomainService(createSystemDns([server.silentServer]), () => new Date());
  expect(await check('ada@mx.test')).toEqual({ domain: 'mx.test', verdict: 'unknown' });
});

test('a hundred equal checks at once make one lookup on the wire', async () => {
  const { check } = createEmailDomainService(createSystemDns([server.server]), () => new Date());
  await Promise.all(Array.from({ length: 100 }, () => check('ada@coalesced.mx.test')));
  expect(await server.admin.countQueries('coalesced.mx.test')).toBe(1);
});
