import { spawn } from 'node:child_process';
import { Resolver } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../free-port.ts';
import { brokenZone, createRootZone } from './zone-files.ts';

const readyWithinMs = 10_000;

const programFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin'];

/** The path of `knotd` from Debian's package `knot`, if installed. */
export function findKnot(folders = programFolders): string | undefined {
  return folders.map((folder) => join(folder, 'knotd')).find((path) => existsSync(path));
}

export function getKnot(folders?: string[]): string {
  const program = findKnot(folders);
  if (!program) throw new Error('knotd was not found: install the Debian package `knot` (apt install knot)');
  return program;
}

/** Runs Knot DNS on a loopback port with our zones in a folder of its own. */
export async function startKnot(host: string) {
  const program = getKnot();
  const folder = await mkdtemp(join(tmpdir(), 'standin-dns-'));
  const port = await findFreePort(host);
  await writeFile(join(folder, 'root.zone'), createRootZone());
  await writeFile(join(folder, 'knot.conf'), createConfig(folder, host, port));

  const child = spawn(program, ['-c', join(folder, 'knot.conf')], { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      log += error.message;
      resolve();
    });
    child.once('exit', () => resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  const isReady = await Promise.race([waitUntilReady(host, port), exited.then(() => false)]);
  if (!isReady) {
    await stop();
    throw new Error(`knotd did not start:\n${log}`);
  }
  return { port, stop };
}

function createConfig(folder: string, host: string, port: number): string {
  return `server:
    rundir: "${folder}"
    listen: ${host}@${port}
    udp-workers: 1
    tcp-workers: 1
    background-workers: 1
log:
  - target: stderr
    any: error
database:
    storage: "${folder}"
template:
  - id: default
    storage: "${folder}"
    zonefile-sync: -1
    journal-content: none
zone:
  - domain: .
    file: root.zone
  - domain: ${brokenZone}
    file: absent.zone
`;
}

async function waitUntilReady(host: string, port: number): Promise<boolean> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (await askDns(host, port, 'ns.test')) return true;
    await delay(25);
  }
  return false;
}

/** Whether a DNS server knows an address for the name, decided within a quarter of a second. */
async function askDns(host: string, port: number, name: string): Promise<boolean> {
  const resolver = new Resolver({ timeout: 250, tries: 1, maxTimeout: 250 });
  resolver.setServers([host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`]);
  return resolver.resolve4(name).then(
    () => true,
    () => false,
  );
}
