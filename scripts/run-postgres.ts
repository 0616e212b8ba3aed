import { startPostgres } from '../packages/standins/src/postgres.ts';
import { stopOnSignal } from './process/stop-on-signal.ts';

const [dataDirectory] = process.argv.slice(2);
if (!dataDirectory) throw new Error('usage: node scripts/run-postgres.ts <data directory>');

const postgres = await startPostgres({ dataDirectory });
stopOnSignal(postgres.stop);
console.log(postgres.url);
