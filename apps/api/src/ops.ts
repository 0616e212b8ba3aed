import { loadConfig } from './config.ts';
import { createContext } from './context.ts';
import { jobPatience } from './db/pool.ts';
import { runOps } from './ops/run-ops.ts';
import { UsageError } from './ops/usage-error.ts';

const context = createContext({ ...loadConfig(), LOG_LEVEL: 'silent' }, {}, jobPatience);
try {
  process.stdout.write(await runOps(context, process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 2;
} finally {
  await context.pool.end();
}
