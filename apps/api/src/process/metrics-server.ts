import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Gauge } from 'prom-client';
import type { Context } from '../context.ts';
import { checkReadiness, type Readiness } from './readiness.ts';

/**
 * Serves metrics and readiness on a separate port that no proxy publishes. A worker passes a function that says
 * whether its loops are running.
 */
export async function startMetricsServer(
  context: Context,
  port: number,
  isTurning?: () => boolean,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { status, type, body } = await answer(context, request.url ?? '/', isTurning);
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  addReadinessMetric(context, isTurning);
  server.listen(port, context.config.HOST);
  await once(server, 'listening');
  return server;
}

async function answer(context: Context, path: string, isTurning?: () => boolean) {
  if (path === '/metrics') {
    const { registry } = context.metrics;
    return { status: 200, type: registry.contentType, body: await registry.metrics() };
  }
  if (path === '/healthz') return { status: 200, type: 'application/json', body: '{"status":"ok"}' };
  if (path === '/readyz') {
    const readiness = await checkProcess(context, isTurning);
    const status = readiness.database && readiness.queue && readiness.loop !== false ? 200 : 503;
    return { status, type: 'application/json', body: JSON.stringify(readiness) };
  }
  return { status: 404, type: 'text/plain', body: '' };
}

interface ProcessReadiness extends Readiness {
  loop?: boolean;
}

async function checkProcess(context: Context, isTurning?: () => boolean): Promise<ProcessReadiness> {
  return { ...(await checkReadiness(context.probe, context)), ...(isTurning && { loop: isTurning() }) };
}

/** The readiness as a series, because Prometheus reads no status codes. */
function addReadinessMetric(context: Context, isTurning?: () => boolean): void {
  new Gauge({
    name: 'readiness',
    help: 'Whether a part of the process is ready, as /readyz answers',
    labelNames: ['part'],
    registers: [context.metrics.registry],
    async collect() {
      const { database, queue, loop } = await checkProcess(context, isTurning);
      this.set({ part: 'database' }, Number(database));
      // Without the database nothing is known about the queues.
      this.set({ part: 'queue' }, Number(queue || !database));
      if (loop !== undefined) this.set({ part: 'loop' }, Number(loop));
    },
  });
}
