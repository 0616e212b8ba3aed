import type { FastifyInstance } from 'fastify';

/** While the server closes, the last answer on a connection also ends it: a kept one would hold up the stop. */
export function addClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
