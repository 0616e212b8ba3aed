import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Context } from '../context.ts';
import { checkReadiness } from './readiness.ts';

/** Serves metrics, and a worker's readiness, on a port of its own that no proxy publishes. */
export async function startMetricsServer(context: Context, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { status, type, body } = await answer(context, request.url ?? '/');
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  server.listen(port, context.config.HOST);
  await once(server, 'listening');
  return server;
}

async function answer({ metrics, probe }: Context, path: string) {
  if (path === '/metrics') {
    return { status: 200, type: metrics.registry.contentType, body: await metrics.registry.metrics() };
  }
  if (path === '/healthz') return { status: 200, type: 'application/json', body: '{"status":"ok"}' };
  if (path === '/readyz') {
    const readiness = await checkReadiness(probe);
    const status = readiness.database && readiness.queue ? 200 : 503;
    return { status, type: 'application/json', body: JSON.stringify(readiness) };
  }
  return { status: 404, type: 'text/plain', body: '' };
}
