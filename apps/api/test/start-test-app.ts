import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../src/app.ts';
import type { Context } from '../src/context.ts';
import { createTestContext, type TestContextOptions } from './create-test-context.ts';
import { anonKey, siteOrigin } from './test-config.ts';

export interface TestApp {
  app: FastifyInstance;
  context: Context;
  /** A call as the site's page makes it; headers of the same name win. */
  call: (options: InjectOptions) => Promise<LightMyRequestResponse>;
}

export const pageHeaders = { apikey: anonKey, authorization: `Bearer ${anonKey}`, origin: siteOrigin };

/** The app on a database of its own, closed when the test ends. */
export async function startTestApp(options: TestContextOptions = {}): Promise<TestApp> {
  const context = await createTestContext(options);
  const app = await buildApp(context);
  onTestFinished(() => app.close());
  const call = (request: InjectOptions) =>
    app.inject({ ...request, headers: { ...pageHeaders, ...request.headers } });
  return { app, context, call };
}
