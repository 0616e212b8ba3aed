import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { ApiError } from '../../../api-error.ts';
import { runInTransaction } from '../../../db/transaction.ts';
import { hasPeople } from './person-repository.ts';
import { holdSession, longestDays, type SignedIn, touchSession } from './session-repository.ts';

/** Browsers take a cookie with this name only over TLS, for this host alone and its whole site. */
const cookieName = '__Host-desk';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/**
 * Runs a change in a transaction that begins by locking the session, so nobody whose access ends in the meantime changes
 * anything. A change that ends the sessions of a person names them.
 */
export type Change = <Result>(
  work: (client: pg.PoolClient) => Promise<Result>,
  ends?: { personId: string },
) => Promise<Result>;

export interface Session extends SignedIn {
  /** The only way to change anything at the desk. `pnpm check` keeps its other files from opening a transaction. */
  change: Change;
}

/** What an act needs to know of who does it. */
export interface Actor {
  personId: string;
  change: Change;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route that is not open. */
    deskSession: Session | undefined;
  }
  interface FastifyContextConfig {
    /** Also for requests without a session. */
    isOpen?: boolean;
  }
}

/** Admits requests with a valid session. While nobody is invited, the desk answers 404. */
export function addDeskSession(
  app: FastifyInstance,
  { pool, deskPool, siteOrigin }: { pool: pg.Pool; deskPool: pg.Pool; siteOrigin: string },
): void {
  app.decorateRequest('deskSession', undefined);
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: route.config?.isOpen ? [] : [{ desk: [] }] };
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
    if (!(await hasPeople(pool))) throw new ApiError('not_found');
    if (!['GET', 'HEAD'].includes(request.method)) requireOwnPage(request, siteOrigin);
    if (request.routeOptions.config.isOpen) return;
    const token = readToken(request);
    const signedIn = token ? await touchSession(pool, token) : undefined;
    if (!signedIn) throw new ApiError('invalid_key');
    // Reading is recorded where the desk reads: people who open one entry at once wait for each other, and no visitor for them.
    const through = request.method === 'GET' ? deskPool : pool;
    request.deskSession = { ...signedIn, change: createChange(through, signedIn.hash) };
  });
}

function createChange(pool: pg.Pool, hash: string): Change {
  return (work, ends) =>
    runInTransaction(pool, async (client) => {
      if (!(await holdSession(client, hash, ends?.personId))) throw new ApiError('invalid_key');
      return work(client);
    });
}

/** The session of a route that is not open. */
export function getSession({ deskSession }: FastifyRequest): Session {
  if (!deskSession) throw new ApiError('invalid_key');
  return deskSession;
}

export function getActor(request: FastifyRequest): Actor {
  const { person, change } = getSession(request);
  return { personId: person.id, change };
}

export function setToken(reply: FastifyReply, token: string): void {
  reply.header('set-cookie', `${cookieName}=${token}; Max-Age=${longestDays * 24 * 3_600}; ${attributes}`);
}

export function clearToken(reply: FastifyReply): void {
  reply.header('set-cookie', `${cookieName}=; Max-Age=0; ${attributes}`);
}

/** Browsers name the origin of every request that changes something. Other sites can send forms, but not JSON. */
function requireOwnPage({ headers }: FastifyRequest, siteOrigin: string): void {
  const site = headers['sec-fetch-site'];
  if (headers.origin !== siteOrigin || (site !== undefined && site !== 'same-origin'))
    throw new ApiError('wrong_origin');
  if (headers['content-type']?.split(';')[0]?.trim() !== 'application/json')
    throw new ApiError('unsupported_media_type');
}

function readToken({ headers }: FastifyRequest): string | undefined {
  const pairs = headers.cookie?.split(';').map((pair) => pair.trim()) ?? [];
  return pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
}
