import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';

const folder = join(tmpdir(), `tt-postgres-${randomUUID()}`);
afterAll(() => rm(folder, { recursive: true, force: true }));

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

/** A process that starts a server, prints its port and ends as told. */
async function startParent(end: string): Promise<{ child: ChildProcess; port: number }> {
  const module = JSON.stringify(new URL('./postgres.ts', import.meta.url).href);
  const script = `import { startPostgres } from ${module};
    const postgres = await startPostgres({ dataDirectory: process.argv[1] });
    console.log(postgres.port);
    ${end}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder]);
  const [line] = await once(child.stdout, 'data');
  return { child, port: Number(line) };
}

test('a server starts on a free loopback port, and what is not persistent is deleted', async () => {
  const dataDirectory = `${folder}-brief`;
  const postgres = await startPostgres({ dataDirectory, persistent: false });
  expect(new URL(postgres.url).port).toBe(String(postgres.port));
  expect(await canConnect(postgres.port)).toBe(true);
  await postgres.stop();
  expect(await canConnect(postgres.port)).toBe(false);
  expect(existsSync(dataDirectory)).toBe(false);
});

// From here on one folder is used, because a new one takes seconds.
test('a start takes over the data directory of a killed parent', async () => {
  const { child, port } = await startParent('setInterval(() => {}, 1000);');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await canConnect(port)).toBe(true);

  const postgres = await startPostgres({ dataDirectory: folder });
  expect(await canConnect(port)).toBe(false);
  expect(await canConnect(postgres.port)).toBe(true);
  await postgres.stop();
});

test.each([
  ['at its natural end', 'await postgres.stop();', 0],
  ['after a failure', 'await postgres.stop(); process.exitCode = 3;', 3],
  ['when it exits in the middle, which also ends the server', 'process.exit(4);', 4],
])('the exit code of the process is left alone %s', async (_when, end, code) => {
  const { child, port } = await startParent(end);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect([child.exitCode, child.signalCode]).toEqual([code, null]);
  await expect.poll(() => canConnect(port)).toBe(false);
});

test('an error says why the server did not start', async () => {
  const starting = startPostgres({ dataDirectory: folder, settings: { no_such_setting: '1' } });
  await expect(starting).rejects.toThrow('unrecognized configuration parameter');
});
