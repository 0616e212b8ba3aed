import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCallHandler } from '../call-handler.ts';
import type { GoogleWorld } from '../google-world.ts';

type TokenInfoRequest = FastifyRequest<{ Querystring: { access_token?: string } }>;

/** oauth2.googleapis.com/tokeninfo: to whom a token was issued, and what it allows. Numbers are text. */
export function registerTokenInfoRoute(app: FastifyInstance, world: GoogleWorld) {
  app.get(
    '/tokeninfo',
    createCallHandler<TokenInfoRequest>(world, {
      operation: 'tokeninfo',
      commit: ({ query }) => {
        const issued = world.tokens.find(query.access_token);
        if (!issued) {
          return { status: 400, body: { error: 'invalid_token', error_description: 'Invalid Value' } };
        }
        const expiresAtMs = issued.expiresAt.getTime();
        return {
          status: 200,
          body: {
            azp: issued.clientId,
            aud: issued.clientId,
            scope: issued.scope,
            exp: String(Math.floor(expiresAtMs / 1000)),
            expires_in: String(Math.ceil((expiresAtMs - world.now()) / 1000)),
            access_type: issued.refreshToken ? 'offline' : 'online',
          },
        };
      },
    }),
  );
}
