import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Scene } from '../scene.ts';

const run = promisify(execFile);
const entry = fileURLToPath(new URL('../../../apps/api/src/ops.ts', import.meta.url));

/** What an operator does by `pnpm ops`, and what it prints. */
export async function callOps(scene: Scene, args: string[]): Promise<string> {
  const env = await scene.world.toEnvironment('ops');
  const { stdout } = await run(process.execPath, [entry, ...args], { env });
  return stdout.trim();
}

/** What an operator does, as a proof. */
export async function runOps(scene: Scene, args: string[]): Promise<void> {
  scene.prove(await callOps(scene, args));
}
