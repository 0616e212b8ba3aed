import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { getKnot } from './dns/knot.ts';
import { startDns } from './dns.ts';
import { findFreePort, isFree } from './free-port.ts';

const dns = await startDns();
afterAll(() => dns.stop());
beforeEach(() => dns.admin.reset());

/** An answer may take its time; only silence is given up soon. */
function createResolver({ server = dns.server, isSilent = false } = {}) {
  const timeout = isSilent ? 300 : 60_000;
  const resolver = new Resolver({ timeout, tries: 1, maxTimeout: timeout });
  resolver.setServers([server]);
  return resolver;
}

function findMx(name: string, options?: Parameters<typeof createResolver>[0]) {
  return createResolver(options)
    .resolveMx(name)
    .then(
      (records) => records.map(({ priority, exchange }) => `${priority} ${exchange}`).toSorted(),
      (error) => error.code,
    );
}

test.each([
  ['mx.test', ['10 mail.exchange.test']],
  ['any-name.mx.test', ['10 mail.exchange.test']],
  ['many-mx.test', ['10 mail.nowhere.test', '20 backup.exchange.test', '30 mail.exchange.test']],
  ['example.com', ['10 mail.exchange.test']],
  ['xn--bcher-kva.test', ['10 mail.exchange.test']],
  ['null-mx.test', ['0 ']],
  ['dangling-mx.test', ['10 mail.nowhere.test']],
  ['a-only.test', 'ENODATA'],
  ['aaaa-only.test', 'ENODATA'],
  ['none.test', 'ENODATA'],
  ['nxdomain.test', 'ENOTFOUND'],
  ['unlisted.org', 'ENOTFOUND'],
  ['servfail.test', 'ESERVFAIL'],
  ['any-name.servfail.test', 'ESERVFAIL'],
  ['silent.test', 'ETIMEOUT'],
  ['any-name.silent.test', 'ETIMEOUT'],
])('MX of %s is %j', async (name, expected) => {
  expect(await findMx(name, { isSilent: expected === 'ETIMEOUT' })).toEqual(expected);
});

test('addresses exist where the case says so, and the dangling exchange does not', async () => {
  const resolver = createResolver();
  expect(await resolver.resolve4('a-only.test')).toEqual(['192.0.2.21']);
  expect(await resolver.resolve6('aaaa-only.test')).toEqual(['2001:db8::21']);
  expect(await resolver.resolve4('mail.exchange.test')).toEqual(['192.0.2.10']);
  await expect(resolver.resolve4('none.test')).rejects.toMatchObject({ code: 'ENODATA' });
  await expect(resolver.resolve4('mail.nowhere.test')).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

test('every question is counted, by name and type', async () => {
  await Promise.all([findMx('a.mx.test'), findMx('a.mx.test'), findMx('b.mx.test')]);
  await createResolver().resolve4('a-only.test');
  expect(await dns.admin.countQueries('a.mx.test')).toBe(2);
  expect(await dns.admin.countQueries('b.mx.test', 'MX')).toBe(1);
  expect(await dns.admin.countQueries('a-only.test', 'MX')).toBe(0);
  expect(await dns.admin.countQueries('a-only.test', 'A')).toBe(1);
  await dns.admin.reset();
  expect(await dns.admin.countQueries('a.mx.test')).toBe(0);
});

test('silence, SERVFAIL, a denial and delay can be scripted for any name, and one server is silent', async () => {
  await dns.admin.script({ kind: 'silent' });
  expect(await findMx('mx.test', { isSilent: true })).toBe('ETIMEOUT');
  await dns.admin.script({ kind: 'servfail' }, { kind: 'nxdomain' }, { kind: 'delay', delayMs: 150 });
  expect(await findMx('mx.test')).toBe('ESERVFAIL');
  expect(await findMx('mx.test')).toBe('ENOTFOUND');
  const startedAt = performance.now();
  expect(await findMx('mx.test')).toEqual(['10 mail.exchange.test']);
  expect(performance.now() - startedAt).toBeGreaterThan(140);
  expect(await findMx('mx.test', { server: dns.silentServer, isSilent: true })).toBe('ETIMEOUT');
});

test('without knotd the error names the Debian package', () => {
  expect(() => getKnot([])).toThrow('install the Debian package `knot`');
});

test('a start that fails halfway leaves no port taken', async () => {
  const port = await findFreePort();
  const adminPort = Number(new URL(dns.url).port);
  await expect(startDns({ port, adminPort })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const second = await startDns({ port });
  expect(await findMx('mx.test', { server: second.server })).toEqual(['10 mail.exchange.test']);
  await second.stop();
});

test('a number that a TCP server holds is not free, although UDP would have it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await isFree('127.0.0.1', port)).toBe(false);
  server.close();
  await once(server, 'close');
  expect(await isFree('127.0.0.1', port)).toBe(true);
});
