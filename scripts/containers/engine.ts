import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from './run-command.ts';

export interface Engine {
  /** The environment in which `docker` reaches the engine. */
  env: NodeJS.ProcessEnv;
  /** Without a registry, images have no digests to be found by. */
  hasRegistry: boolean;
  /** The address of this machine that containers can reach. */
  findGateway: () => Promise<string>;
}

const startScript = join(import.meta.dirname, 'start-engine.sh');
const stopPollMs = 200;

/** The machine's own engine if one answers, otherwise one that is started from Debian packages below the folder. */
export async function findEngine(folder: string): Promise<Engine> {
  if (await answers(process.env)) return toEngine(process.env, true);
  const env = {
    ...process.env,
    DOCKER_HOST: `unix://${folder}/docker.sock`,
    DOCKER_CONFIG: join(folder, 'config'),
    PATH: `${join(folder, 'programs/usr/bin')}:${process.env.PATH}`,
  };
  await runCommand(['bash', startScript, folder], { isShown: true });
  return toEngine(env, false);
}

function toEngine(env: NodeJS.ProcessEnv, hasRegistry: boolean): Engine {
  const format = '{{(index .IPAM.Config 0).Gateway}}';
  const findGateway = async () => {
    const gateway = await runCommand(['docker', 'network', 'inspect', 'bridge', '--format', format], { env });
    return gateway.toString().trim();
  };
  return { env, hasRegistry, findGateway };
}

async function answers(env: NodeJS.ProcessEnv): Promise<boolean> {
  try {
    await runCommand(['docker', 'info'], { env });
    await runCommand(['docker', 'compose', 'version'], { env });
    return true;
  } catch {
    return false;
  }
}

/** Ends the engine that was started below the folder, if one was. */
export async function stopEngine(folder: string): Promise<void> {
  const pid = Number(await readFile(join(folder, 'docker.pid'), 'utf8').catch(() => ''));
  // After a crash another process may have the number.
  const command = pid ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : '';
  if (!command.includes(folder)) return;
  process.kill(pid, 'SIGTERM');
  while (isRunning(pid)) await sleep(stopPollMs);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
