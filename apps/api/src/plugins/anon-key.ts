import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';

const formMediaType = 'application/x-www-form-urlencoded';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form without script can't set a header, so its key is in the field `apikey`. */
    acceptsKeyInForm?: boolean;
    /** What a browser or a calendar program opens by its address has no headers of ours. */
    needsNoAnonKey?: boolean;
  }
}

/**
 * Every call carries the public key twice, as `apikey` and as bearer. It names the site and is no secret. While a key
 * changes, pages that are still open carry the previous one.
 */
export function addAnonKey(app: FastifyInstance, keys: readonly string[]): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.needsNoAnonKey || sendsKeyInForm(request)) return;
    if (!keys.some((key) => hasKeyInHeaders(request, key))) throw new ApiError('invalid_key');
  });
  app.addHook('preValidation', async (request) => {
    if (!sendsKeyInForm(request) || keys.some((key) => hasKeyInBody(request, key))) return;
    throw new ApiError('invalid_key');
  });
}

function sendsKeyInForm(request: FastifyRequest): boolean {
  const isForm = request.headers['content-type']?.startsWith(formMediaType) ?? false;
  return isForm && request.routeOptions.config.acceptsKeyInForm === true;
}

function hasKeyInHeaders({ headers }: FastifyRequest, key: string): boolean {
  return headers.apikey === key && headers.authorization === `Bearer ${key}`;
}

function hasKeyInBody({ body }: FastifyRequest, key: string): boolean {
  return typeof body === 'object' && body !== null && 'apikey' in body && body.apikey === key;
}
