import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Metrics } from '../process/metrics.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Anybody can send any origin, so a metric names only the first. */
const namedOrigins = 5;

/** Only the site's own pages may call from a browser: CORS for reading answers, refusal for what changes state. */
export async function addSiteOrigin(
  app: FastifyInstance,
  siteOrigin: string,
  { otherOrigins }: Pick<Metrics, 'otherOrigins'>,
): Promise<void> {
  const named = new Set<string>();
  const toLabel = (origin: string) => {
    if (named.size < namedOrigins && /^https?:\/\/[\w.:-]{1,100}$/.test(origin)) named.add(origin);
    return named.has(origin) ? origin : 'other';
  };
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
      otherOrigins.inc({ origin: toLabel(origin) });
      throw new ApiError('wrong_origin');
    }
  });
}
