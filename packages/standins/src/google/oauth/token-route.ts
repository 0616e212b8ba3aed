import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCallHandler } from '../call-handler.ts';
import type { GoogleWorld } from '../google-world.ts';
import { exchangeAssertion } from './assertion-grant.ts';
import { exchangeCode } from './code-grant.ts';
import { OAuthError } from './oauth-error.ts';
import { exchangeRefreshToken } from './refresh-grant.ts';
import type { TokenAnswer } from './token-answer.ts';

type TokenRequest = FastifyRequest<{ Body?: Record<string, string> }>;

/** oauth2.googleapis.com/token: a code, a refresh token or a service account's assertion for an access token. */
export function registerTokenRoute(app: FastifyInstance, world: GoogleWorld) {
  app.post(
    '/token',
    createCallHandler<TokenRequest>(world, {
      operation: 'token',
      describe: ({ body }) => ({ grant: body?.grant_type }),
      commit: ({ body = {}, protocol, host }) => {
        const answer = exchange(world, body, `${protocol}://${host}/token`);
        return { status: 200, body: { ...answer, token_type: 'Bearer' } };
      },
    }),
  );
}

function exchange(world: GoogleWorld, form: Record<string, string>, ownUrl: string): TokenAnswer {
  switch (form.grant_type) {
    case 'authorization_code':
      return exchangeCode(world, form);
    case 'refresh_token':
      return exchangeRefreshToken(world, form);
    case 'urn:ietf:params:oauth:grant-type:jwt-bearer':
      return exchangeAssertion(world, form.assertion, ownUrl);
    default:
      throw new OAuthError('unsupported_grant_type');
  }
}
