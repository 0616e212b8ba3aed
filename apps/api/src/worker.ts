import { loadConfig } from './config.ts';
import { createContext } from './context.ts';
import { jobTimeouts } from './db/pool.ts';
import { createJobHandlers } from './job-handlers.ts';
import { prepare } from './prepare.ts';
import { addLoopMetric, isTurning } from './process/loop-metric.ts';
import { startMetricsServer } from './process/metrics-server.ts';
import { startOrExit } from './process/start-or-exit.ts';
import { stopOnSignal } from './process/stop-on-signal.ts';
import { startWorker } from './start-worker.ts';

const config = loadConfig();
const context = createContext(config, {}, jobTimeouts);
await startOrExit(context.log, () => prepare(context));
const worker = await startWorker(context, createJobHandlers(context));
addLoopMetric(context.metrics.registry, worker);
const metricsServer = await startMetricsServer(context, config.WORKER_METRICS_PORT, () => isTurning(worker));
context.log.info('worker ready');

stopOnSignal(context.log, async () => {
  await worker.stop();
  metricsServer.close();
  await context.pool.end();
  await context.probe.end();
});
