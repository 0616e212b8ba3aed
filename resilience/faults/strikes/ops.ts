import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Scene } from '../scene.ts';

const run = promisify(execFile);
const entry = fileURLToPath(new URL('../../../apps/api/src/ops.ts', import.meta.url));

/** What an operator does by `pnpm ops`. */
export async function runOps(scene: Scene, args: string[]): Promise<void> {
  const { stdout } = await run(process.execPath, [entry, ...args], {
    env: await scene.world.toEnvironment('ops'),
  });
  scene.prove(stdout.trim());
}
