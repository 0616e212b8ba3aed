import { expect, test } from 'vitest';
import { startTestApp } from '../../test/start-test-app.ts';
import { isPrivateAddress, toNetworks } from './client-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7', undefined],
  ['::ffff:192.0.2.7', '192.0.2.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
])('the networks of %s are %s and %s', (address, network, block) =>
  expect(toNetworks(address)).toEqual({ network, block }),
);

test.each(['127.0.0.1', '10.0.0.1', '172.19.0.1', '::ffff:172.19.0.1', '::1', 'fd00::1', 'fe80::1%eth0'])(
  '%s is a private address',
  (address) => expect(isPrivateAddress(address)).toBe(true),
);

test.each(['192.0.2.7', '172.32.0.1', '::ffff:192.0.2.7', '2001:db8::1'])(
  '%s is no private address',
  (address) => expect(isPrivateAddress(address)).toBe(false),
);

test('requests of visitors are counted by the address behind the web server', async () => {
  const { call, context } = await startTestApp({ environment: { TRUST_PROXY: 'true' } });
  for (const address of ['198.51.100.1', '2001:db8::1', '172.19.0.1'])
    await call({ url: '/functions/v1/form-token', headers: { 'x-forwarded-for': address } });
  const metrics = await context.metrics.registry.metrics();
  expect(metrics).toContain('client_requests_total{from="public"} 2\n');
  expect(metrics).toContain('client_requests_total{from="private"} 1\n');
});
