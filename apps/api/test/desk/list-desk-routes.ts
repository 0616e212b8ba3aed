import type { FastifyInstance } from 'fastify';

/** What somebody without a session may call. */
export const openDeskRoutes = ['invitation', 'passkey-options', 'passkey', 'sign-in-options', 'sign-in'];

export interface DeskRoute {
  method: 'GET' | 'POST';
  /** Below `/desk/api/`. */
  path: string;
}

/** Every route of the desk, with `{id}` where an entry or a person is named. */
export function listDeskRoutes(app: FastifyInstance): DeskRoute[] {
  const { paths = {} } = app.swagger();
  return Object.entries(paths).flatMap(([url, methods = {}]) =>
    url.startsWith('/desk/api/')
      ? Object.keys(methods).map((method) => ({
          method: method.toUpperCase() as DeskRoute['method'],
          path: url.slice('/desk/api/'.length),
        }))
      : [],
  );
}
