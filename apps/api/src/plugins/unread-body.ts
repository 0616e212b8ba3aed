import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

// The web server in front accepts no larger body.
const maxBytes = 1_000_000;
const maxMs = 1_000;

/**
 * Reads the rest of a body that was refused for its size before the answer ends the connection. A connection that
 * closes with bytes unread is reset, and the proxy reports a broken backend (5xx) in place of the answer.
 */
export function addUnreadBody(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (reply.getHeader('connection') === 'close' && raw.complete === false) await drain(raw);
  });
}

async function drain(body: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, maxMs);
  let bytes = 0;
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) resolve();
  });
  for (const event of ['end', 'close', 'error']) body.once(event, () => resolve());
  body.resume();
  await promise;
  clearTimeout(timer);
}
