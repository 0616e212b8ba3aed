import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { faultTimes } from './fault-script.ts';

export const connectionFault = z.object({
  kind: z.enum(['connection_reset', 'hang', 'answer_lost']),
  times: faultTimes,
});

export type ConnectionFault = z.infer<typeof connectionFault>;

/** Leaves the caller without an answer: closes the connection, or keeps it open and silent. */
export function breakConnection(reply: FastifyReply, kind: ConnectionFault['kind']) {
  reply.hijack();
  if (kind !== 'hang') reply.raw.socket?.resetAndDestroy();
}

/** Promises the whole body, sends half of it and cuts the connection. */
export function cutAnswer(reply: FastifyReply, status: number, body: string) {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(status, {
    'content-type': 'application/json; charset=UTF-8',
    'content-length': Buffer.byteLength(body),
  });
  raw.write(body.slice(0, body.length / 2), () => raw.socket?.destroy());
}
