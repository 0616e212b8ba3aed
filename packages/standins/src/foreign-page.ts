import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { faultTimes } from './fault-script.ts';

/** A proxy or a captive portal answers instead of the peer: with 200, and without any effect. */
export const foreignPageFault = z.object({ kind: z.literal('foreign_page'), times: faultTimes });

export function sendForeignPage(reply: FastifyReply) {
  return reply.code(200).type('text/html; charset=utf-8').send('<!doctype html><title>Sign in</title>');
}
