import {
  type DomainErrorCode,
  emailDomainAnswerSchema,
  emailDomainRequestSchema,
} from '@tt/contract/inquiry/email-domain';
import { errorAnswerSchema } from '@tt/contract/error-code';
import { defaultLanguageCode } from '@tt/contract/language/language';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { getContactTexts } from '../../forms/contact-texts.ts';
import { toDomainSentence } from '../../forms/domain-sentence.ts';
import type { Limits } from '../../limits/limits.ts';
import type { EmailDomains } from './email-domain-service.ts';

export interface EmailDomainRouteOptions {
  checkEmailDomain: EmailDomains['check'];
  /** Throws if this network has asked too often. Otherwise the endpoint would be a DNS reflector. */
  limitChecks: Limits['limitChecks'];
}

export async function addEmailDomainRoutes(
  app: FastifyInstance,
  options: EmailDomainRouteOptions,
): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/functions/v1/verify-email-domain',
    {
      schema: {
        summary: 'Tells whether the domain of an email address can receive mail',
        body: emailDomainRequestSchema,
        response: { 200: emailDomainAnswerSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema },
      },
    },
    async (request) => {
      await options.limitChecks(request.networkKeys);
      const { verdict, error } = await options.checkEmailDomain(request.body.email);
      return { valid: verdict !== 'invalid', verdict, ...(error && toReason(error)) };
    },
  );
}

/** A client that knows only the specification shows the text as it is. */
function toReason(code: DomainErrorCode) {
  return { error: toDomainSentence(code, getContactTexts(defaultLanguageCode)), code };
}
