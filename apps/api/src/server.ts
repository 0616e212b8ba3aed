import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createContext } from './context.ts';
import { backlog, spareIdleConnections } from './plugins/http-server.ts';
import { prepare } from './prepare.ts';
import { startMetricsServer } from './process/metrics-server.ts';
import { startOrExit } from './process/start-or-exit.ts';
import { stopOnSignal } from './process/stop-on-signal.ts';

const config = loadConfig();
const context = createContext(config);
await startOrExit(context.log, () => prepare(context));
const app = await buildApp(context);
const metricsServer = await startMetricsServer(context, config.METRICS_PORT);

stopOnSignal(context.log, async () => {
  spareIdleConnections(app.server);
  await app.close();
  metricsServer.close();
  await context.pool.end();
  await context.deskPool.end();
  await context.probe.end();
});

await app.listen({ host: config.HOST, port: config.PORT, backlog });
