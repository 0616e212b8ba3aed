import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { Gate } from './gate.ts';

/** A server that answers each request with its text in capitals, behind a gate. */
async function startEcho() {
  const received: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received.push(String(chunk));
      socket.write(String(chunk).toUpperCase());
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gate = new Gate((server.address() as AddressInfo).port);
  const port = await gate.open('client');
  onTestFinished(async () => {
    await gate.stop();
    server.close();
  });
  return { gate, received, open: () => open(port) };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, 'connect');
  return socket;
}

/** What arrives until the answer is complete, or until the connection ends. */
async function ask(socket: Socket, text: string): Promise<string> {
  let answer = '';
  const answered = Promise.withResolvers<string>();
  const read = (data: Buffer) => {
    answer += String(data);
    if (answer.endsWith(text.toUpperCase())) answered.resolve(answer);
  };
  socket.on('data', read).once('close', () => answered.resolve('closed'));
  socket.write(text);
  await answered.promise;
  socket.off('data', read);
  return answered.promise;
}

/** Nothing that is asked now is answered. Waiting longer would only find more. */
async function expectSilence(socket: Socket, text: string): Promise<void> {
  const before = socket.bytesRead;
  socket.write(text);
  await sleep(300);
  expect([socket.bytesRead, socket.closed]).toEqual([before, false]);
}

test('without a rule everything passes', async () => {
  const { open } = await startEcho();
  expect(await ask(await open(), 'hello')).toBe('HELLO');
});

test('a request that is held before the server reaches it when released', async () => {
  const { gate, received, open } = await startEcho();
  const socket = await open();
  const rule = gate.addRule({ request: /insert/, at: 'before', action: 'hold' });
  expect(await ask(socket, 'select')).toBe('SELECT');
  await expectSilence(socket, 'insert');
  await rule.hit;
  expect(received).toEqual(['select']);
  const answer = once(socket, 'data');
  rule.release();
  expect(String(await answer)).toBe('INSERT');
});

test('a request that is cut after the server has had its effect and gets no answer', async () => {
  const { gate, received, open } = await startEcho();
  const rule = gate.addRule({ request: /commit/, after: /confirm/, at: 'after', action: 'cut' });
  const bystander = await open();
  const socket = await open();
  expect(await ask(socket, 'begin')).toBe('BEGIN');
  expect(await ask(socket, 'confirm')).toBe('CONFIRM');
  expect(await ask(bystander, 'commit')).toBe('COMMIT');
  expect(await ask(socket, 'commit')).toBe('closed');
  await rule.hit;
  expect(received).toEqual(['begin', 'confirm', 'commit', 'commit']);
});

test('connections are refused, silent, slow and cut as scripted, and recover', async () => {
  const { gate, open } = await startEcho();
  const socket = await open();
  gate.silence();
  await expectSilence(socket, 'a');
  gate.heal();
  expect(await ask(socket, 'b')).toBe('AB');
  gate.cutAnswersAfter(2);
  expect(await ask(socket, 'abc')).toBe('closed');
  gate.refuse();
  const refused = open().then(
    (newcomer) => ask(newcomer, 'c'),
    () => 'closed',
  );
  expect(await refused).toBe('closed');
  gate.heal();
  gate.slow(50);
  const startedAt = performance.now();
  expect(await ask(await open(), 'd')).toBe('D');
  expect(performance.now() - startedAt).toBeGreaterThan(90);
});
