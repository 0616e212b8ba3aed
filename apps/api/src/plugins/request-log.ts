import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../process/metrics.ts';

/** One line and one measurement a request: the route's pattern, never the URL, because queries may hold names. */
export function addRequestLog(app: FastifyInstance, metrics: Pick<Metrics, 'requests'>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('onResponse', async (request, reply) => {
    const entry = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    metrics.requests.observe(entry, reply.elapsedTime / 1000);
    request.log.info({ ...entry, durationMs: Math.round(reply.elapsedTime) }, 'answered');
  });
}
