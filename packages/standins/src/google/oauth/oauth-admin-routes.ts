import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { companyConnection } from '../company-connection.ts';
import type { GoogleWorld } from '../google-world.ts';
import { revokeConsent } from './revoke-consent.ts';
import { serviceAccountSchema } from './service-account-store.ts';

export const refreshTokenRequest = z.object({
  token: z.string().min(1).optional(),
  email: z.email().default(companyConnection.account),
  clientId: z.string().default(companyConnection.clientId),
  scope: z.string().default(companyConnection.scope),
});

const expiry = z.object({ token: z.string().optional() });
const clientChange = z.object({ clientId: z.string(), clientSecret: z.string().nullable() });
const clockChange = z.object({ seconds: z.number().positive() });

/** Admin calls about consents, clients and the clock that ends them. */
export function registerOAuthAdminRoutes(app: FastifyInstance, world: GoogleWorld) {
  app.post('/__admin/service-accounts', (request) => {
    world.serviceAccounts.add(serviceAccountSchema.parse(request.body));
    return {};
  });
  app.post('/__admin/refresh-tokens', (request) => {
    const { email, ...grant } = refreshTokenRequest.parse(request.body);
    return {
      token: world.refreshTokens.issue({ ...grant, account: { ...world.account, email } }, world.rules),
    };
  });
  app.delete('/__admin/refresh-tokens', (request, reply) => {
    const { token } = expiry.parse(request.body);
    const ending = world.refreshTokens.listLive().filter((live) => (token ?? live.token) === live.token);
    for (const live of ending) revokeConsent(world, live.token);
    return reply.code(ending.length > 0 ? 204 : 404).send();
  });
  app.post('/__admin/clients', (request, reply) => {
    const { clientId, clientSecret } = clientChange.parse(request.body);
    const client = world.findClient(clientId);
    if (!client) return reply.code(404).send();
    if (clientSecret === null) world.clients = world.clients.filter((known) => known !== client);
    else client.clientSecret = clientSecret;
    return reply.code(204).send();
  });
  app.post('/__admin/clock', (request, reply) => {
    world.passTime(clockChange.parse(request.body).seconds);
    return reply.code(204).send();
  });
}
