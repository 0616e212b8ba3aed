import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { StandinAddresses } from './describe-standins.ts';
import { startStandins } from './start-standins.ts';
import { TelegramAdmin } from './telegram-admin.ts';

function run(...options: string[]) {
  const program = fileURLToPath(new URL('./run.ts', import.meta.url));
  return spawn(process.execPath, [program, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
}

test('the program prints one line of addresses, can be scripted from outside and ends on SIGTERM', async () => {
  const child = run('--require-dns');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const addresses: StandinAddresses = JSON.parse(line);
  expect(addresses).toMatchObject({
    google: { authUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/o\/oauth2\/v2\/auth$/) },
    slack: { webhookUrl: expect.stringContaining('/services/') },
    receiver: { hookUrl: expect.stringContaining('/hooks/') },
    mailbox: { smtpUrl: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:\d+$/) },
    dns: { server: expect.stringMatching(/^127\.0\.0\.1:\d+$/) },
  });
  const telegram = new TelegramAdmin(addresses.telegram.url);
  await telegram.script({ kind: 'error', code: 403 });
  const refused = await fetch(`${addresses.telegram.url}/bot1:a/sendMessage`, { method: 'POST' });
  expect(refused.status).toBe(403);

  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect(fetch(addresses.telegram.url)).rejects.toThrow('fetch failed');
});

test('a port that is no port stops the program', async () => {
  const child = run('--google', 'eighty');
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
});

test('a taken port stops the start and leaves nothing running', async () => {
  const first = await startStandins();
  const ports = { telegram: first.telegram.port };
  await expect(startStandins({ ports })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.stop();
  const second = await startStandins({ ports });
  expect(second.telegram.port).toBe(ports.telegram);
  await second.stop();
});
