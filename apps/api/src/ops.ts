import { readLaunchList } from './adapters/launch-list.ts';
import { loadConfig, readEnvironment } from './config.ts';
import { createContext } from './context.ts';
import { jobTimeouts } from './db/pool.ts';
import { readSettings } from './ops/doctor/examination.ts';
import { runDoctor } from './ops/doctor/run-doctor.ts';
import { formatLaunchList } from './ops/launch-list.ts';
import { OpsFailure } from './ops/ops-failure.ts';
import { isOpsCommand, runOps } from './ops/run-ops.ts';
import { formatUsage, UsageError } from './ops/usage-error.ts';

const [name, ...words] = process.argv.slice(2);

try {
  // These commands don't create a context, because they run before there is a database and with settings that may be
  // wrong.
  // The words behind a command, which has one or two, may be a text, such as the title of a commit.
  if (process.argv.slice(2, 5).includes('--help')) process.stdout.write(formatUsage(process.argv.slice(2)));
  else if (name === 'doctor') await printDoctor();
  else if (name === 'launch-list') await printLaunchList();
  else if (isOpsCommand(name)) await printOutput();
  else throw new UsageError();
} catch (error) {
  if (!(error instanceof UsageError || error instanceof OpsFailure)) throw error;
  process.stderr.write(`${error.message.trimEnd()}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function printDoctor(): Promise<void> {
  const { text, hasFailed } = await runDoctor(readEnvironment(), words);
  process.stdout.write(text);
  process.exitCode = hasFailed ? 1 : 0;
}

async function printLaunchList(): Promise<void> {
  const { LAUNCH_LIST = '' } = readSettings(readEnvironment());
  process.stdout.write(formatLaunchList(await readLaunchList(LAUNCH_LIST)));
}

async function printOutput(): Promise<void> {
  const context = createContext({ ...loadConfig(), LOG_LEVEL: 'silent' }, {}, jobTimeouts);
  try {
    process.stdout.write(await runOps(context, process.argv.slice(2)));
  } finally {
    await context.pool.end();
  }
}
