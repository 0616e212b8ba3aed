import type { FastifyInstance } from 'fastify';

/** While the server closes, each answer closes its connection: a keep-alive connection would delay the stop. */
export function addClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
