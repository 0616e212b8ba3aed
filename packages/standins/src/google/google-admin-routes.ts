import type { FastifyInstance } from 'fastify';
import { registerAdminRoutes } from '../admin-routes.ts';
import { accountSchema } from './account.ts';
import { calendarSchema } from './calendar/calendar-store.ts';
import { parseEvent } from './calendar/event-schema.ts';
import { companyConnection } from './company-connection.ts';
import { type GoogleState, tokenRequest } from './google-admin.ts';
import { googleFault } from './google-fault.ts';
import { googleRules } from './google-rules.ts';
import type { GoogleWorld } from './google-world.ts';
import { registerHandRoutes } from './manual-edit-routes.ts';
import { registerOAuthAdminRoutes } from './oauth/oauth-admin-routes.ts';
import { seededBusy, seededEvent } from './seed-schemas.ts';

const calendarScope = 'https://www.googleapis.com/auth/calendar.events.owned';

export function registerGoogleAdminRoutes(app: FastifyInstance, world: GoogleWorld) {
  registerAdminRoutes(app, {
    schema: googleFault,
    faults: world.faults,
    readState: () => readState(world),
    reset: () => world.reset(),
  });
  registerHandRoutes(app, world);
  registerOAuthAdminRoutes(app, world);
  app.post('/__admin/account', (request) => {
    world.account = accountSchema.parse(request.body);
    return world.account;
  });
  app.post('/__admin/tokens', (request) => {
    const wanted = tokenRequest.parse(request.body);
    const account = { ...world.account, email: wanted.email ?? world.account.email };
    const scope = wanted.scope ?? calendarScope;
    const clientId = wanted.clientId ?? world.clients[0]?.clientId ?? '';
    const { expiresInSeconds = 3600, token } = wanted;
    return { token: world.tokens.issue({ account, clientId, scope, expiresInSeconds, token }) };
  });
  app.post('/__admin/rules', (request) => {
    world.rules = googleRules.parse(request.body);
    return world.rules;
  });
  registerSeedRoutes(app, world);
}

function registerSeedRoutes(app: FastifyInstance, world: GoogleWorld) {
  app.post('/__admin/events', (request) => {
    const { id, email = world.account.email, status, ...seeded } = seededEvent.parse(request.body);
    const calendar = { id: email, timeZone: world.account.timeZone };
    return world.events.insert(calendar, toBody({ id, ...seeded }), { status });
  });
  app.post('/__admin/busy', (request) =>
    seededBusy
      .array()
      .parse(request.body)
      .map(({ calendar: id = companyConnection.account, isTransparent, ...times }) => {
        const transparency = isTransparent ? 'transparent' : 'opaque';
        const body = toBody({ summary: 'Private', transparency, ...times });
        return world.events.insert({ id, timeZone: world.account.timeZone }, body).id;
      }),
  );
  app.post('/__admin/calendars', (request) => {
    world.calendars.add(calendarSchema.parse(request.body));
    return {};
  });
  app.delete<{ Params: { id: string } }>('/__admin/calendars/:id', ({ params }, reply) => {
    return reply.code(world.calendars.remove(params.id) ? 204 : 404).send();
  });
}

function toBody({
  startsAt,
  endsAt,
  ...rest
}: {
  startsAt: string;
  endsAt: string;
  [field: string]: unknown;
}) {
  const event = { ...rest, start: { dateTime: startsAt }, end: { dateTime: endsAt } };
  return parseEvent(event, { wantsConference: false });
}

function readState(world: GoogleWorld): GoogleState {
  return {
    account: world.account,
    events: world.events.list(),
    requests: world.requests,
    tokens: world.tokens.list(),
    refreshTokens: world.refreshTokens.list(),
  };
}
