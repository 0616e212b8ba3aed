import { startPostgres } from '../packages/standins/src/postgres.ts';
import { showHelp } from './process/show-help.ts';

showHelp(`
usage: node scripts/run-postgres.ts FOLDER
  Runs PostgreSQL with its data in the folder, prints its URL, and stops with Ctrl-C.`);

const [dataDirectory] = process.argv.slice(2);
if (!dataDirectory) throw new Error('usage: node scripts/run-postgres.ts <data directory>');

const postgres = await startPostgres({ dataDirectory });
stopOnSignal(postgres.stop);
console.log(postgres.url);

/** Stops once, however many signals arrive, and ends the process. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  const stopOnce = async () => {
    stopping ??= stop();
    await stopping;
    process.exit(0);
  };
  process.on('SIGTERM', stopOnce);
  process.on('SIGINT', stopOnce);
}
