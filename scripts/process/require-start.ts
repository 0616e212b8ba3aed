import { once } from 'node:events';
import { createServer } from 'node:net';

const oldestNode = 26;

/** An older Node starts the parts and fails later, with an error that names something else. */
export function requireNode(version = process.versions.node): void {
  if (Number.parseInt(version, 10) >= oldestNode) return;
  throw new Error(`This is Node ${version}. Install Node ${oldestNode} or newer, then run pnpm install.`);
}

/** A part whose port is taken would only say so in its log. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new Error(`Port ${port} is taken. Choose another one: ${variable}=${port + 1} pnpm dev`, { cause });
  }
  server.close();
  await once(server, 'close');
}
