import { registerEventRoutes } from './google/calendar/event-routes.ts';
import { registerFreeBusyRoute } from './google/calendar/free-busy-route.ts';
import { registerListRoute } from './google/calendar/list-route.ts';
import { companyConnection } from './google/company-connection.ts';
import { GoogleAdmin } from './google/google-admin.ts';
import { registerGoogleAdminRoutes } from './google/google-admin-routes.ts';
import { defaultClient, type GoogleClient } from './google/google-client.ts';
import { toGoogleError } from './google/google-error.ts';
import { GoogleWorld } from './google/google-world.ts';
import { registerConsentRoutes } from './google/oauth/consent-routes.ts';
import { registerRevokeRoute } from './google/oauth/revoke-route.ts';
import { registerTokenInfoRoute } from './google/oauth/token-info-route.ts';
import { registerTokenRoute } from './google/oauth/token-route.ts';
import { type ListenOptions, startHttpPeer } from './http-peer.ts';

type GoogleOptions = ListenOptions & { clients?: GoogleClient[] };

/** Google's consent screen, Calendar API and token endpoints, three hosts in one. */
export async function startGoogle({ clients = [defaultClient], ...listen }: GoogleOptions = {}) {
  const world = new GoogleWorld(clients);
  const peer = await startHttpPeer(listen, (app) => {
    registerConsentRoutes(app, world);
    registerEventRoutes(app, world);
    registerListRoute(app, world);
    registerFreeBusyRoute(app, world);
    registerTokenRoute(app, world);
    registerRevokeRoute(app, world);
    registerTokenInfoRoute(app, world);
    registerGoogleAdminRoutes(app, world);
    app.setErrorHandler((error, _request, reply) => {
      const refusal = toGoogleError(error);
      return reply.code(refusal.code).send(refusal.toBody());
    });
  });
  return {
    ...peer,
    stop: () => {
      world.forgetSchedule();
      return peer.stop();
    },
    authUrl: `${peer.url}/o/oauth2/v2/auth`,
    calendarUrl: `${peer.url}/calendar/v3`,
    tokenUrl: `${peer.url}/token`,
    revokeUrl: `${peer.url}/revoke`,
    tokenInfoUrl: `${peer.url}/tokeninfo`,
    clientId: clients[0]?.clientId,
    company: companyConnection,
    admin: new GoogleAdmin(peer.url),
  };
}
