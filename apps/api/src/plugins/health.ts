import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { checkReadiness } from '../process/readiness.ts';

/** `/healthz`: the process runs. `/readyz`: database and queue are usable, so it can take traffic. */
export function addHealth(app: FastifyInstance, context: Context): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    const readiness = await checkReadiness(context.probe, context);
    if (!readiness.database || !readiness.queue) reply.code(503).header('retry-after', 5);
    return readiness;
  });
}
