import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { listAnonKeys, listTrustedProxies } from './config.ts';
import type { Context } from './context.ts';
import { Admission } from './plugins/admission.ts';
import { addAnonKey } from './plugins/anon-key.ts';
import { addClientAddress } from './plugins/client-address.ts';
import { addClosing } from './plugins/closing.ts';
import { addErrorHandling, answerError } from './plugins/errors.ts';
import { EventLoopWatch } from './plugins/event-loop-watch.ts';
import { addHealth } from './plugins/health.ts';
import { createHttpServer } from './plugins/http-server.ts';
import { addOpenApi } from './plugins/open-api.ts';
import { addRequestLog } from './plugins/request-log.ts';
import { addSiteOrigin } from './plugins/site-origin.ts';
import { addUnreadBody } from './plugins/unread-body.ts';
import { addDesk } from './desk.ts';
import type { BookingService } from './features/booking/booking-service.ts';
import { toRequestId } from './request-trace.ts';
import { addRoutes } from './routes.ts';

const bodyLimitBytes = 64 * 1024;

/** The whole HTTP app, not listening. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const loop = new EventLoopWatch();
  const admission = new Admission({ ...context, loop, siteOrigin: context.config.SITE_ORIGIN });
  const trustProxy = listTrustedProxies(context.config);
  const app = fastify({
    serverFactory: (handle) => watchLoop(createHttpServer(admission.guard(handle)), loop),
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // The log adds the ID to every line by itself, see `createLogger`.
    childLoggerFactory: (logger, _bindings, options) => logger.child({}, options),
    genReqId: ({ headers }) => (trustProxy && toRequestId(headers['x-request-id'])) || randomUUID(),
    trustProxy,
    bodyLimit: bodyLimitBytes,
    frameworkErrors: answerError,
    // Requests that arrive on an open connection while the server closes are answered like any other.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // A form post needs no CORS preflight, so any site can send one from a visitor's browser.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRoute', ({ url }) => admission.addRoute(url));
  addErrorHandling(app, context.metrics);
  addClosing(app);
  addUnreadBody(app);
  addRequestLog(app, context.metrics);
  addHealth(app, context);
  await addOpenApi(app);
  let bookings: BookingService | undefined;
  await app.register(async (api) => {
    await addSiteOrigin(api, context.config.SITE_ORIGIN, context.metrics);
    addAnonKey(api, listAnonKeys(context.config));
    addClientAddress(api, { secret: context.secret.current, metrics: context.metrics });
    bookings = await addRoutes(api, context);
  });
  await app.register(async (desk) => {
    addClientAddress(desk, { secret: context.secret.current, metrics: context.metrics });
    if (bookings) await addDesk(desk, context, bookings);
  });
  await app.ready();
  return app;
}

function watchLoop(server: Server, loop: EventLoopWatch): Server {
  return server.once('listening', () => loop.start()).once('close', () => loop.stop());
}
