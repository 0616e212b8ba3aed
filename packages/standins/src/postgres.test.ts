import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';

const parentScript = `
import { startPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)};
const { port } = await startPostgres({ dataDirectory: process.argv[1] });
console.log(port);
setInterval(() => {}, 1000);
`;

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function nameDataDirectory() {
  const folder = join(tmpdir(), `tt-postgres-${randomUUID()}`);
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function startParent(dataDirectory: string): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', parentScript, dataDirectory]);
  const [line] = await once(child.stdout, 'data');
  return { child, port: Number(line) };
}

test('starts on a free loopback port and deletes what is not persistent', async () => {
  const dataDirectory = nameDataDirectory();
  const postgres = await startPostgres({ dataDirectory, persistent: false });
  expect(new URL(postgres.url).port).toBe(String(postgres.port));
  expect(await canConnect(postgres.port)).toBe(true);
  await postgres.stop();
  expect(await canConnect(postgres.port)).toBe(false);
  expect(existsSync(dataDirectory)).toBe(false);
}, 30_000);

test('takes over the data directory of a killed parent and starts a second time', async () => {
  const dataDirectory = nameDataDirectory();
  const { child, port } = await startParent(dataDirectory);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await canConnect(port)).toBe(true);

  const postgres = await startPostgres({ dataDirectory });
  cleanups.push(postgres.stop);
  expect(await canConnect(port)).toBe(false);
  expect(await canConnect(postgres.port)).toBe(true);
}, 30_000);

test.each([
  ['at its natural end', 'await postgres.stop();', 0],
  ['after a failure', 'await postgres.stop(); process.exitCode = 3;', 3],
  ['when it exits in the middle, which also ends the server', 'process.exit(4);', 4],
])(
  'leaves the exit code of its process alone %s',
  async (_when, end, code) => {
    const script = `
import { startPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)};
const postgres = await startPostgres({ dataDirectory: process.argv[1], persistent: false });
console.log(postgres.port);
${end}`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, nameDataDirectory()]);
    const [[line], exit] = await Promise.all([once(child.stdout, 'data'), once(child, 'exit')]);
    expect(exit).toEqual([code, null]);
    await expect.poll(() => canConnect(Number(line)), { timeout: 10_000 }).toBe(false);
  },
  30_000,
);

test('says why the server did not start', async () => {
  const dataDirectory = nameDataDirectory();
  await expect(startPostgres({ dataDirectory, settings: { no_such_setting: '1' } })).rejects.toThrow(
    'unrecognized configuration parameter',
  );
}, 30_000);
