import {
  type Inquiry,
  inquiryAnswerSchema,
  inquirySchema,
  formTokenAnswerSchema,
  idempotencyKeySchema,
} from '@tt/contract/inquiry/inquiry';
import { errorAnswerSchema } from '@tt/contract/error-code';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { InquiryService } from './inquiry-service.ts';
import type { Site } from './scriptless/refused-page.ts';
import {
  acceptForms,
  findAskedLanguage,
  isForm,
  toContactPage,
  toScriptlessAnswer,
} from './scriptless/scriptless-form.ts';

const failures = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };

export interface InquiryRouteOptions {
  service: InquiryService;
  site: Site;
}

export async function addInquiryRoutes(app: FastifyInstance, options: InquiryRouteOptions): Promise<void> {
  const { service, site } = options;
  acceptForms(app);
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/functions/v1/form-token',
    {
      schema: {
        summary: 'A signed time that the inquiry form sends back as form_token',
        response: { 200: formTokenAnswerSchema, ...failures },
      },
    },
    async () => ({ token: service.createToken() }),
  );

  routes.get(
    '/rest/v1/client_request',
    {
      config: { needsNoAnonKey: true },
      schema: {
        summary: 'Leads to the contact page',
        security: [],
        description: 'A form without script that was refused leaves this address in the browser.',
        response: { 303: z.undefined(), ...failures },
      },
    },
    async ({ url }, reply) => reply.redirect(toContactPage(site.origin, findAskedLanguage(url)), 303),
  );

  routes.post(
    '/rest/v1/client_request',
    {
      config: { acceptsKeyInForm: true },
      schema: {
        summary: 'Stores an inquiry',
        description:
          'JSON from a page with script; or a form without script, whose key is the field apikey. The form is sent on to the contact page (303), or answered with a page that holds it and says what is wrong.',
        headers: z.object({ 'idempotency-key': z.optional(idempotencyKeySchema) }),
        body: inquirySchema,
        response: { 201: inquiryAnswerSchema, ...failures },
      },
      onSend: toScriptlessAnswer(site),
    },
    async (request, reply) => {
      const inquiry: Inquiry = request.body;
      const id = await service.submit({
        inquiry,
        networkKeys: request.networkKeys,
        idempotencyKey: request.headers['idempotency-key'],
      });
      if (isForm(request)) return reply.redirect(toContactPage(site.origin, inquiry.language, 'sent'), 303);
      return reply.code(201).send({ id });
    },
  );
}
