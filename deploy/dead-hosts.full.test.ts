import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { findFreePort } from '../packages/standins/src/free-port.ts';
import { startSilentHost } from './test/dead-hosts.ts';
import { request } from './test/request.ts';
import { startSite } from './test/start-site.ts';

const answerCode: RequestListener = (_incoming, outgoing) => outgoing.end('{}');
// Without a body, because Caddy before 2.7, which Debian 12 has, can't send one a second time.
const send = async (port: number) => (await request(port, '/functions/v1/x')).status;
const count = 6;

/** The Caddyfile with further hosts before the one that answers, which logs the host that each call is sent to. */
const withHosts = (hosts: string, failDuration: string) => (text: string) =>
  text
    .replace('{$API_UPSTREAM:', `${hosts} {$API_UPSTREAM:`)
    .replace('{$API_FAIL_DURATION:0s}', failDuration)
    .replace('{$CADDY_LOG_LEVEL:INFO}', 'DEBUG');

test('one call after the other is answered while one host is silent and another refuses', async () => {
  await using silent = await startSilentHost();
  const hosts = `${silent.address} 127.0.0.1:${await findFreePort()}`;
  await using site = await startSite(answerCode, { change: withHosts(hosts, '0s') });
  for (let number = 0; number < count; number += 1) expect(await send(site.port)).toBe(200);
});

test('a crowd is answered while one host is silent, which is then left out', async () => {
  await using silent = await startSilentHost();
  await using site = await startSite(answerCode, { change: withHosts(silent.address, '10m') });
  const listLines = (text: string) =>
    site
      .readLog()
      .split('\n')
      .filter((line) => line.includes(text));
  const listHandled = () => listLines('handled request').filter((line) => line.includes('/functions/v1/x'));
  const listDials = () => listLines(`"dial":"${silent.address}"`);

  const answers = await Promise.all(Array.from({ length: count }, () => send(site.port)));
  expect(answers).toEqual(answers.map(() => 200));
  await expect.poll(listHandled).toHaveLength(count);
  const dials = listDials();
  expect(dials).not.toEqual([]);
  for (let number = 0; number < count; number += 1) expect(await send(site.port)).toBe(200);
  await expect.poll(listHandled).toHaveLength(2 * count);
  expect(listDials()).toEqual(dials);
});
