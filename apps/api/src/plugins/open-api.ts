import swagger from '@fastify/swagger';
import { deskEntrySchema } from '@tt/contract/desk/desk-entry';
import { deskRowSchema } from '@tt/contract/desk/desk-list';
import { errorAnswerSchema } from '@tt/contract/error-code';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** Answers of many routes, which the document has once. */
z.globalRegistry.add(errorAnswerSchema, { id: 'ErrorAnswer' });
z.globalRegistry.add(deskEntrySchema, { id: 'DeskEntry' });
z.globalRegistry.add(deskRowSchema, { id: 'DeskRow' });

/** Collects the routes' schemas, which are the contract's, into one OpenAPI document. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Backend of the site', version: '1' },
      components: {
        securitySchemes: {
          apikey: { type: 'apiKey', in: 'header', name: 'apikey' },
          bearer: { type: 'http', scheme: 'bearer' },
          desk: { type: 'apiKey', in: 'cookie', name: '__Host-desk' },
        },
      },
      security: [{ apikey: [], bearer: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}
