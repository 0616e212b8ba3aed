import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCallHandler } from '../call-handler.ts';
import type { GoogleWorld } from '../google-world.ts';
import { revokeConsent } from './revoke-consent.ts';

type RevokeRequest = FastifyRequest<{ Body?: { token?: string }; Querystring: { token?: string } }>;

/** oauth2.googleapis.com/revoke: an access or a refresh token, as a form field or a query parameter. */
export function registerRevokeRoute(app: FastifyInstance, world: GoogleWorld) {
  app.post(
    '/revoke',
    createCallHandler<RevokeRequest>(world, {
      operation: 'revoke',
      commit: ({ body, query }) => {
        if (revokeConsent(world, body?.token ?? query.token)) return { status: 200, body: {} };
        const refusal = { error: 'invalid_token', error_description: 'Token expired or revoked' };
        return { status: 400, body: refusal };
      },
    }),
  );
}
