import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../process/metrics.ts';
import { runWithTrace } from '../request-trace.ts';

/** One line and one measurement a request: the route's pattern, never the URL, because queries may hold names. */
export function addRequestLog(app: FastifyInstance, metrics: Pick<Metrics, 'requests'>): void {
  // Created at startup, because `increase` misses the first failure of a series that starts with it.
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) metrics.requests.zero({ method: name, route: url, status: 500 });
  });
  app.addHook('onRequest', (request, _reply, done) => runWithTrace({ requestId: request.id }, done));
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
    const durationMs = Math.round(reply.elapsedTime);
    request.log.info({ requestId: request.id, ...entry, durationMs }, 'answered');
  });
}
