import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { connectionFault } from './connection-fault.ts';
import { faultTimes } from './fault-script.ts';

/** What any chat can do. */
export const chatFault = z.union([
  connectionFault,
  // A proxy or a captive portal answers instead of the peer: with 200, and without any effect.
  z.object({ kind: z.literal('foreign_page'), times: faultTimes }),
  z.object({
    kind: z.literal('too_many_requests'),
    retryAfterSeconds: z.int().min(1).default(5),
    times: faultTimes,
  }),
]);

export function sendForeignPage(reply: FastifyReply) {
  return reply.code(200).type('text/html; charset=utf-8').send('<!doctype html><title>Sign in</title>');
}
