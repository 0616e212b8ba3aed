import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '../test/database.ts';
import { startProcess, waitUntilReady } from '../test/start-process.ts';

test('four API processes started at once on an empty database all become ready', async () => {
  const databaseUrl = await createEmptyDatabase();
  const processes = await Promise.all([1, 2, 3, 4].map(() => startProcess('../src/server.ts', databaseUrl)));
  await Promise.all(processes.map((process) => waitUntilReady(process)));
});

test('API and worker end cleanly on SIGTERM', async () => {
  const databaseUrl = await createTestDatabase();
  for (const entry of ['../src/server.ts', '../src/worker.ts']) {
    const process = await startProcess(entry, databaseUrl);
    await waitUntilReady(process);
    process.child.kill('SIGTERM');
    expect(await process.ended).toBe(0);
    expect(process.output()).toContain('"msg":"stopped"');
  }
});

test('metrics have a port of their own', async () => {
  const worker = await startProcess('../src/worker.ts', await createTestDatabase());
  await waitUntilReady(worker);
  const response = await fetch(`${worker.origin}/metrics`);
  expect(await response.text()).toContain('job_dead_letters{queue="contact-form-notification-dead"} 0');
});

test('an invalid environment ends the process with a list of every problem', () => {
  const entry = fileURLToPath(new URL('./server.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [entry], {
    env: { DATABASE_URL: 'mysql://x', PORT: '70000', LOG_LEVEL: 'loud', PUBLIC_ANON_KEY: 'short' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const name of ['DATABASE_URL', 'PORT', 'LOG_LEVEL', 'PUBLIC_ANON_KEY', 'FORM_TOKEN_SECRET']) {
    expect(stderr).toContain(`- ${name}: `);
  }
});

test.each(['../src/server.ts', '../src/worker.ts'])(
  '%s names why it could not start in its last line',
  async (entry) => {
    const url = new URL(await createEmptyDatabase());
    url.username = 'nobody';
    const process = await startProcess(entry, url.href);
    expect(await process.ended).toBe(1);
    const last = JSON.parse(process.output().trim().split('\n').at(-1) ?? '');
    expect(last).toMatchObject({ level: 60, msg: 'the process could not start' });
    expect(last.err.message).toContain('nobody');
  },
);
