import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pageHeaders, startTestApp } from '../../test/start-test-app.ts';

const pieceBytes = 20_000;

/** Writes a body in chunks, as a proxy does, and reads the answer until the connection ends. */
async function upload(port: number, headers: Record<string, string>, pieces: string[]) {
  // Half-open: an answer that comes early does not stop a proxy from writing.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  let failure = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.on('error', (error: NodeJS.ErrnoException) => (failure = error.code ?? error.message));
  const ended = new Promise((resolve) => socket.once('end', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  const lines = Object.entries({
    host: 'api',
    'content-type': 'application/json',
    ...pageHeaders,
    ...headers,
  });
  socket.write('POST /rest/v1/client_request HTTP/1.1\r\n');
  socket.write(`${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  for (const piece of pieces) {
    await sleep(2);
    socket.write(piece);
  }
  await Promise.race([ended, closed]);
  socket.destroy();
  return { status: answer.split(' ')[1], failure };
}

async function startServer(): Promise<number> {
  const { app } = await startTestApp();
  return Number(new URL(await app.listen()).port);
}

/** As `startServer`, with all the time that a busy machine takes to write a body. */
async function startPatientServer(): Promise<number> {
  const port = await startServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return port;
}

test('a body with too large a length is read to its end, so that the refusal arrives', async () => {
  const pieces = Array<string>(40).fill(' '.repeat(pieceBytes));
  const headers = { 'content-length': String(40 * pieceBytes) };
  expect(await upload(await startPatientServer(), headers, pieces)).toEqual({ status: '413', failure: '' });
});

test('a body that turns out to be too large is read to its end as well', async () => {
  const piece = `${pieceBytes.toString(16)}\r\n${' '.repeat(pieceBytes)}\r\n`;
  const pieces = [...Array<string>(40).fill(piece), '0\r\n\r\n'];
  const headers = { 'transfer-encoding': 'chunked' };
  expect(await upload(await startPatientServer(), headers, pieces)).toEqual({ status: '413', failure: '' });
});

test('a body without an end is not read forever', async () => {
  const headers = { 'content-length': '50000000' };
  const { status } = await upload(await startServer(), headers, [' '.repeat(pieceBytes)]);
  expect(status).toBe('413');
});
