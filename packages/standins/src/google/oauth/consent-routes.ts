import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type AuthorizationRequest,
  authorizationRequest,
  type GoogleClient,
  isAllowedRedirect,
} from '../google-client.ts';
import type { ConsentFault, GoogleFault } from '../google-fault.ts';
import type { GoogleWorld } from '../google-world.ts';
import { allow } from './allow-consent.ts';
import { renderBlockedPage, renderConsentPage } from './consent-page.ts';

type Blocked = { code: number; error: string; explanation: string };

const scriptedBlocks: Record<string, Blocked> = {
  admin_policy_enforced: {
    code: 400,
    error: 'admin_policy_enforced',
    explanation: 'Your organisation’s administrator does not allow this application to use your account.',
  },
  disallowed_useragent: {
    code: 403,
    error: 'disallowed_useragent',
    explanation: 'Google does not allow sign-in from a browser that is embedded in another application.',
  },
};

/** The consent screen of accounts.google.com, for the implicit flow and for an authorization code. */
export function registerConsentRoutes(app: FastifyInstance, world: GoogleWorld) {
  app.get('/o/oauth2/v2/auth', (request, reply) => {
    const wanted = authorizationRequest.parse(request.query);
    const client = world.findClient(wanted.client_id);
    const fault = world.faults.take(isPageFault);
    const blocked = fault ? scriptedBlocks[fault.kind] : findMistake(client, wanted);
    if (blocked || !client) return sendBlocked(reply, blocked ?? unknownClient);
    return sendPage(reply, 200, renderConsentPage(client.appName, world.account.email, wanted));
  });

  app.post<{ Body: { decision?: string } }>('/o/oauth2/v2/auth/decision', (request, reply) => {
    const wanted = authorizationRequest.parse(request.body);
    const client = world.findClient(wanted.client_id);
    const mistake = findMistake(client, wanted);
    if (mistake) return sendBlocked(reply, mistake);
    const answer =
      request.body.decision === 'allow'
        ? allow(world, wanted, world.faults.take(isAnswerFault))
        : { error: 'access_denied' };
    return reply.redirect(toRedirect(wanted, answer), 303);
  });
}

const unknownClient: Blocked = {
  code: 401,
  error: 'invalid_client',
  explanation: 'The OAuth client was not found.',
};

function findMistake(client: GoogleClient | undefined, wanted: AuthorizationRequest): Blocked | undefined {
  if (!client) return unknownClient;
  if (!isAllowedRedirect(client, wanted.redirect_uri)) {
    return {
      code: 400,
      error: 'redirect_uri_mismatch',
      explanation: `The redirect address is not registered: ${wanted.redirect_uri}`,
    };
  }
  if (wanted.response_type !== 'token' && wanted.response_type !== 'code') {
    return {
      code: 400,
      error: 'unsupported_response_type',
      explanation: 'Only response_type=token and response_type=code are known.',
    };
  }
  if (wanted.code_challenge !== undefined && wanted.code_challenge_method !== 'S256') {
    return { code: 400, error: 'invalid_request', explanation: 'The only code_challenge_method is S256.' };
  }
  if (wanted.scope.trim() === '') {
    return { code: 400, error: 'invalid_request', explanation: 'Missing required parameter: scope' };
  }
  return undefined;
}

function isPageFault(fault: GoogleFault): fault is ConsentFault {
  return fault.on === 'consent' && fault.kind in scriptedBlocks;
}

function isAnswerFault(fault: GoogleFault): fault is ConsentFault {
  return fault.on === 'consent' && !(fault.kind in scriptedBlocks);
}

function sendBlocked(reply: FastifyReply, { code, error, explanation }: Blocked) {
  return sendPage(reply, code, renderBlockedPage(code, error, explanation));
}

function sendPage(reply: FastifyReply, code: number, page: string) {
  return reply.code(code).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

/** A token comes back in the fragment, which no server sees. A code comes back in the query. */
function toRedirect(
  { redirect_uri: redirectUri, response_type: responseType, state }: AuthorizationRequest,
  answer: Record<string, string | undefined>,
) {
  const values = Object.entries({ state, ...answer })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');
  if (responseType === 'token') return `${redirectUri}#${values}`;
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${values}`;
}
