import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { FaultScript } from './fault-script.ts';

type Admin<Fault extends { times: number | 'always' }> = {
  schema: z.ZodType<Fault>;
  faults: FaultScript<Fault>;
  readState: () => unknown;
  reset: () => void;
};

/** The admin calls of every stand-in, so that another process can script and inspect it. */
export function registerAdminRoutes<Fault extends { times: number | 'always' }>(
  app: FastifyInstance,
  { schema, faults, readState, reset }: Admin<Fault>,
) {
  app.get('/__admin/state', readState);
  app.get('/__admin/faults', () => faults.list());
  app.get('/__admin/struck', () => ({ struck: faults.struck }));
  app.post('/__admin/faults', (request, reply) => {
    const parsed = schema.array().min(1).safeParse([request.body].flat());
    if (!parsed.success) return reply.code(400).send({ issues: parsed.error.issues });
    faults.add(parsed.data);
    return faults.list();
  });
  app.delete('/__admin/faults', (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  app.post('/__admin/reset', (_request, reply) => {
    faults.clear();
    reset();
    return reply.code(204).send();
  });
}
