import { loadConfig } from './config.ts';
import { createContext } from './context.ts';
import { jobPatience } from './db/pool.ts';
import { createJobHandlers } from './job-handlers.ts';
import { startMetricsServer } from './metrics-server.ts';
import { prepare } from './prepare.ts';
import { startWorker } from './start-worker.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const config = loadConfig();
const context = createContext(config, {}, jobPatience);
await prepare(context);
const worker = await startWorker(context, createJobHandlers(context));
const metricsServer = await startMetricsServer(context, config.WORKER_METRICS_PORT);
context.log.info('worker ready');

stopOnSignal(context.log, async () => {
  await worker.stop();
  metricsServer.close();
  await context.pool.end();
  await context.probe.end();
});
