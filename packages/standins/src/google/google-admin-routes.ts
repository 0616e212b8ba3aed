import type { FastifyInstance } from 'fastify';
import { registerAdminRoutes } from '../admin-routes.ts';
import { accountSchema } from './account.ts';
import { parseEvent } from './calendar/event-schema.ts';
import { type GoogleState, googleFault, seededEvent, tokenRequest } from './google-admin.ts';
import type { GoogleWorld } from './google-world.ts';

const calendarScope = 'https://www.googleapis.com/auth/calendar.events';

export function registerGoogleAdminRoutes(app: FastifyInstance, world: GoogleWorld) {
  registerAdminRoutes(app, {
    schema: googleFault,
    faults: world.faults,
    readState: () => readState(world),
    reset: () => world.reset(),
  });
  app.post('/__admin/account', (request) => {
    world.account = accountSchema.parse(request.body);
    return world.account;
  });
  app.post('/__admin/tokens', (request) => {
    const wanted = tokenRequest.parse(request.body);
    const account = toAccount(world, wanted.email);
    const scope = wanted.scope ?? calendarScope;
    const clientId = wanted.clientId ?? world.clients[0]?.clientId ?? '';
    const { expiresInSeconds = 3600, token } = wanted;
    return { token: world.tokens.issue({ account, clientId, scope, expiresInSeconds, token }) };
  });
  app.post('/__admin/events', (request) => {
    const { id, email, status, summary, startsAt, endsAt } = seededEvent.parse(request.body);
    const body = { id, summary, start: { dateTime: startsAt }, end: { dateTime: endsAt } };
    const event = parseEvent(body, { wantsConference: false });
    return world.events.insert(toAccount(world, email), event, { status });
  });
}

function readState(world: GoogleWorld): GoogleState {
  return {
    account: world.account,
    events: world.events.list(),
    requests: world.requests,
    tokens: world.tokens.list(),
  };
}

function toAccount({ account }: GoogleWorld, email = account.email) {
  return { ...account, email };
}
