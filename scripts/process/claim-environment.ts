import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Environment {
  /** Writes the file from which other processes, mostly tests, read the endpoints. */
  publish: (endpoints: object) => Promise<void>;
  release: () => Promise<void>;
}

/** Locks the data folder for this process: a second owner would stop the first one's database. */
export async function claimEnvironment(dataDirectory: string): Promise<Environment> {
  const path = join(dataDirectory, 'endpoints.json');
  const owner = await findOwner(path);
  if (owner !== undefined) throw new Error(`Process ${owner} already runs with ${dataDirectory}.`);
  await mkdir(dataDirectory, { recursive: true });
  const publish = (endpoints: object) =>
    writeFile(path, `${JSON.stringify({ pid: process.pid, ...endpoints }, null, 2)}\n`);
  await publish({});
  return { publish, release: () => rm(path, { force: true }) };
}

async function findOwner(path: string): Promise<number | undefined> {
  try {
    const { pid } = JSON.parse(await readFile(path, 'utf8')) as { pid: number };
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}
