import { loadConfig } from './config.ts';
import { createContext } from './context.ts';
import { jobPatience } from './db/pool.ts';
import { OpsFailure } from './ops/ops-failure.ts';
import { runOps } from './ops/run-ops.ts';
import { UsageError } from './ops/usage-error.ts';

const context = createContext({ ...loadConfig(), LOG_LEVEL: 'silent' }, {}, jobPatience);
try {
  process.stdout.write(await runOps(context, process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof OpsFailure)) throw error;
  process.stderr.write(`${error.message.trimEnd()}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
} finally {
  await context.pool.end();
}
