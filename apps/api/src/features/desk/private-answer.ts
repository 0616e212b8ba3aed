import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers 304 if the page already has this response. No cache may store it (`no-store` is set for the whole desk), so
 * the page itself remembers the ETag.
 */
export function answerUnlessKnown<Answer extends { now: string }>(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): FastifyReply {
  const { now: _now, ...stable } = answer;
  const etag = `"${createHash('sha256').update(JSON.stringify(stable)).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag);
  return headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(answer);
}
