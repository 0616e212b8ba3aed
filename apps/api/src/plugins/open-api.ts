import swagger from '@fastify/swagger';
import { siteSettings } from '@tt/contract/site-settings';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Collects the routes' schemas, which are the contract's, into one OpenAPI document. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${siteSettings.company.name} backend`, version: '1' },
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
  });
}
