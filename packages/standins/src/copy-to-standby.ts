import { execFile } from 'node:child_process';
import { appendFile, chown, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface StandbyOptions {
  /** The data directory of a primary that does not run. */
  from: string;
  to: string;
  /** Where the primary will listen. */
  primaryPort: number;
}

/** Copies a stopped primary, so that PostgreSQL starts on the copy as a standby with the name `standby`. */
export async function copyToStandby({ from, to, primaryPort }: StandbyOptions): Promise<void> {
  // Keeps the owner, without which the server refuses the folder.
  await run('cp', ['-a', from, to]);
  const primary = `host=127.0.0.1 port=${primaryPort} user=postgres password=postgres application_name=standby`;
  await appendFile(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
  const signal = join(to, 'standby.signal');
  await writeFile(signal, '');
  const { uid, gid } = await stat(to);
  await chown(signal, uid, gid);
}
