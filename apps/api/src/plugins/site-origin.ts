import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Only the site's own pages may call from a browser: CORS for reading answers, refusal for what changes state. */
export async function addSiteOrigin(app: FastifyInstance, siteOrigin: string): Promise<void> {
  await app.register(cors, {
    origin: (origin, done) => done(null, origin === siteOrigin),
    methods: ['GET', 'POST'],
    allowedHeaders: ['apikey', 'authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  });
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (origin !== undefined && origin !== siteOrigin && !readingMethods.has(request.method)) {
      throw new ApiError('wrong_origin');
    }
  });
}
