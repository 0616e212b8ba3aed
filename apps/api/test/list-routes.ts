import { fastify, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type * as core from 'zod/v4/core';
import { createContext } from '../src/context.ts';
import { addRoutes } from '../src/routes.ts';
import { createTestConfig } from './test-config.ts';

export interface TestRoute {
  method: 'GET' | 'POST';
  url: string;
  body: core.$ZodType | undefined;
  headers: core.$ZodType | undefined;
}

/** Every route of the API with the schemas of what it takes. */
export async function listRoutes(): Promise<TestRoute[]> {
  const found: RouteOptions[] = [];
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRoute', (route) => {
    found.push(route);
  });
  // Only the schemas are read; nothing connects to this address.
  await addRoutes(app, createContext(createTestConfig('postgresql://127.0.0.1/none')));
  await app.ready();
  await app.close();
  return found.filter(({ method }) => method !== 'HEAD').map(toTestRoute);
}

function toTestRoute({ method, url, schema = {} }: RouteOptions): TestRoute {
  const { body, headers, ...rest } = schema;
  if (rest.querystring || rest.params)
    throw new Error(`${url} takes more than body and headers: test it too`);
  return { method, url, body, headers } as TestRoute;
}
