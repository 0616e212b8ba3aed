import { loadConfig } from '../src/config.ts';
import { createContext } from '../src/context.ts';
import { startWorker } from '../src/start-worker.ts';

// A worker that takes a job, says so, and never finishes it.
await startWorker(createContext(loadConfig()), {
  'contact-form-notification': ({ id }) => {
    process.stdout.write(`took ${id}\n`);
    return new Promise(() => undefined);
  },
});
