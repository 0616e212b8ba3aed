import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { addAccessRoutes } from './features/desk/access-routes.ts';
import { addDeskSession } from './features/desk/desk-session.ts';
import { createLimits } from './limits/limits.ts';

/** The desk's own scope: no public key and no other site, but a session. */
export async function addDesk(app: FastifyInstance, context: Context): Promise<void> {
  const { config, pool, secret, now } = context;
  const siteOrigin = config.SITE_ORIGIN;
  addDeskSession(app, { pool, siteOrigin });
  const { limitDesk } = createLimits(config, pool, secret);
  const parts = { pool, secret, now, siteOrigin, companyName: config.COMPANY_NAME };
  await addAccessRoutes(app, { ...parts, limitFailures: limitDesk });
}
