import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { claimEnvironment } from './process/claim-environment.ts';
import { localKeys } from './process/local-keys.ts';
import { Parts } from './process/parts.ts';
import { startDatabase } from './process/start-backend.ts';
import { showHelp } from './process/show-help.ts';

showHelp(`
usage: pnpm db migrate|new|reset|seed|types
  migrate   applies the migrations that are missing
  new NAME  adds a migration
  reset     empties the database
  seed      fills it with examples
  types     writes the types of the tables
  Uses DATABASE_URL, else the database of pnpm dev.`);

// Runs a database command of the API on DATABASE_URL, else on the database of `pnpm dev`, running or not.
const root = resolve(import.meta.dirname, '..');
const dataDirectory = join(root, '.data/dev');
const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('usage: pnpm db migrate|new|reset|seed|types');

// A new file needs no database.
const known = command === 'new' ? '' : (process.env.DATABASE_URL ?? (await findRunningDatabase()));
process.exitCode = known === undefined ? await runOnOwnDatabase() : await runCommand(known);

async function findRunningDatabase(): Promise<string | undefined> {
  try {
    const { pid, databaseUrl } = JSON.parse(await readFile(join(dataDirectory, 'endpoints.json'), 'utf8'));
    process.kill(pid, 0);
    return databaseUrl;
  } catch {
    return undefined;
  }
}

async function runOnOwnDatabase(): Promise<number> {
  const environment = await claimEnvironment(dataDirectory);
  const parts = new Parts(() => {});
  try {
    return await runCommand(await startDatabase(parts, dataDirectory));
  } finally {
    await parts.stop();
    await environment.release();
  }
}

async function runCommand(databaseUrl: string): Promise<number> {
  const entry = join(root, `apps/api/src/commands/${command === 'new' ? 'new-migration' : command}.ts`);
  const child = spawn(process.execPath, [entry, ...args], {
    stdio: 'inherit',
    env: {
      SITE_ORIGIN: 'http://127.0.0.1:5173',
      ...localKeys,
      ...process.env,
      DATABASE_URL: databaseUrl,
    },
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
