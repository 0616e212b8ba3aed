import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts `bucket.ts` as a process of this machine. */
export async function startBucket(keyId: string, secret: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bucket.ts'), keyId, secret, '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url: `http://127.0.0.1:${/\d+/.exec(line)}/backups`, stop };
}
