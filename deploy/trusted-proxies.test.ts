import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { productionCaddyfile, toCaddyPart } from '../scripts/process/to-caddy-part.ts';
import { writeFakeSite } from './test/fake-site.ts';

/** What Caddy makes of the variable, as the text of its configuration. */
async function adapt(trustedProxies: string): Promise<string> {
  const siteRoot = await mkdtemp(join(tmpdir(), 'trusted-proxies-'));
  onTestFinished(() => rm(siteRoot, { recursive: true }));
  await writeFakeSite(siteRoot, []);
  const { command } = toCaddyPart({ port: 0, siteRoot, apiUpstream: '', stateDirectory: siteRoot });
  return execFileSync(command, ['adapt', '--adapter', 'caddyfile', '--config', productionCaddyfile], {
    env: { ...process.env, SITE_ROOT: siteRoot, TRUSTED_PROXIES: trustedProxies },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('Caddy reads networks that are separated by spaces, like the API', async () => {
  expect(await adapt('192.0.2.0/24 2001:db8::/32')).toContain(
    '"trusted_proxies":["192.0.2.0/24","2001:db8::/32"]',
  );
});
