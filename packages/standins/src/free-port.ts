import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ephemeral ports (from 32768 on Linux, 49152 elsewhere): between this check and the
// start of the program that uses the port, no connection and no other server can happen to get it.
const lowest = 15_000;
const highest = 32_000;

/** Finds a loopback TCP port that nothing listens on, for a program that can't report the port it chose itself. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
