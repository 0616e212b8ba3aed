import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Parts } from './parts.ts';

let lines: string[];
let parts: Parts;

beforeEach(() => {
  lines = [];
  parts = new Parts((name, line) => lines.push(`${name}: ${line}`));
});

afterEach(() => parts.stop());

const runForEver = 'setInterval(() => {}, 1000);';
const tellEnd = 'process.on("SIGTERM", () => { console.log("bye"); process.exit(); });';

const start = (name: string, code: string) =>
  parts.startAndWaitForLine({ name, command: process.execPath, args: ['-e', code] }, /^ready /);

const toPid = (line: string) => Number(line.split(' ')[1]);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const expectEnd = (pid: number) => expect.poll(() => isAlive(pid)).toBe(false);

test('a part is started once it has announced its address', async () => {
  await expect(start('one', `console.log("ready http://a"); ${runForEver}`)).resolves.toBe('ready http://a');
});

test('the parts are stopped in reverse, each given time to end by itself', async () => {
  await start('first', `${tellEnd} ${runForEver} console.log("ready 1");`);
  await start('second', `${tellEnd} ${runForEver} console.log("ready 2");`);
  await parts.stop();
  expect(lines.filter((line) => line.endsWith('bye'))).toEqual(['second: bye', 'first: bye']);
});

test('a part that ends before it is ready is reported with the end of its log', async () => {
  const starting = start('broken', 'console.error("no such table"); process.exit(3);');
  await expect(starting).rejects.toThrow('broken ended with code 3 before it was ready\nno such table');
});

test('a part that ends later is reported as a failure', async () => {
  await start(
    'brittle',
    'console.log("ready x"); setTimeout(() => { throw new Error("out of luck"); }, 50);',
  );
  await expect(parts.failure).rejects.toThrow(/^brittle ended with code 1\n[\s\S]*out of luck/);
});

test('a command that does not exist is reported by name', async () => {
  const starting = parts.startAndWaitForLine({ name: 'web', command: 'no-such-command' }, /^ready /);
  await expect(starting).rejects.toThrow(
    'web: cannot start no-such-command. To see which tools are missing, run: node scripts/setup.ts',
  );
});

test('processes that a part has started end with the part', async () => {
  const grandchild = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(runForEver)}])`;
  const pid = toPid(await start('parent', `console.log("ready " + ${grandchild}.pid); ${runForEver}`));
  expect(isAlive(pid)).toBe(true);
  await parts.stop();
  await expectEnd(pid);
});

test('the parts end even when their owner is killed', async () => {
  const owner = spawn(process.execPath, [join(import.meta.dirname, 'test/own-parts.ts')]);
  const [chunk] = await once(owner.stdout, 'data');
  const pid = toPid(String(chunk));
  expect(isAlive(pid)).toBe(true);
  owner.kill('SIGKILL');
  await expectEnd(pid);
});
