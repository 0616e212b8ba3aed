import { Resolver } from 'node:dns/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findFreePort } from './dns/find-free-port.ts';
import { getKnot } from './dns/knot.ts';
import { startDns } from './dns.ts';

let dns: Awaited<ReturnType<typeof startDns>>;

beforeAll(async () => {
  dns = await startDns();
});
afterAll(() => dns.stop());
beforeEach(() => dns.admin.reset());

function createResolver(server = dns.server) {
  const resolver = new Resolver({ timeout: 300, tries: 1, maxTimeout: 300 });
  resolver.setServers([server]);
  return resolver;
}

function findMx(name: string, server?: string) {
  return createResolver(server)
    .resolveMx(name)
    .then(
      (records) => records.map(({ priority, exchange }) => `${priority} ${exchange}`).toSorted(),
      (error) => error.code,
    );
}

describe('the name space', () => {
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
    expect(await findMx(name)).toEqual(expected);
  });

  test('addresses exist where the case says so, and the dangling exchange does not', async () => {
    const resolver = createResolver();
    expect(await resolver.resolve4('a-only.test')).toEqual(['192.0.2.21']);
    expect(await resolver.resolve6('aaaa-only.test')).toEqual(['2001:db8::21']);
    expect(await resolver.resolve4('mail.exchange.test')).toEqual(['192.0.2.10']);
    await expect(resolver.resolve4('none.test')).rejects.toMatchObject({ code: 'ENODATA' });
    await expect(resolver.resolve4('mail.nowhere.test')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });
});

test('the silent server answers nothing', async () => {
  expect(await findMx('mx.test', dns.silentServer)).toBe('ETIMEOUT');
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

test('silence, SERVFAIL, a denial and delay can be scripted for any name', async () => {
  await dns.admin.script(
    { kind: 'silent' },
    { kind: 'servfail' },
    { kind: 'nxdomain' },
    { kind: 'delay', delayMs: 150 },
  );
  expect(await findMx('mx.test')).toBe('ETIMEOUT');
  expect(await findMx('mx.test')).toBe('ESERVFAIL');
  expect(await findMx('mx.test')).toBe('ENOTFOUND');
  const startedAt = performance.now();
  expect(await findMx('mx.test')).toEqual(['10 mail.exchange.test']);
  expect(performance.now() - startedAt).toBeGreaterThan(140);
});

test('without knotd the error names the Debian package', () => {
  expect(() => getKnot([])).toThrow('install the Debian package `knot`');
});

test('a start that fails halfway leaves no port taken', async () => {
  const port = await findFreePort('127.0.0.1');
  const adminPort = Number(new URL(dns.url).port);
  await expect(startDns({ port, adminPort })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const second = await startDns({ port });
  expect(await findMx('mx.test', second.server)).toEqual(['10 mail.exchange.test']);
  await second.stop();
});
