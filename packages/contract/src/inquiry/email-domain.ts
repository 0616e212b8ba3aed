import * as z from 'zod/mini';
import { boundedTextSchema } from '../language/bounded-text.ts';
import { emailMaxLength } from './email-max-length.ts';

export const domainVerdicts = ['valid', 'invalid', 'unknown'] as const;
export type DomainVerdict = (typeof domainVerdicts)[number];

/** Why a domain is invalid. Our page turns the code into a sentence in the visitor's language. */
export const domainErrorCodes = ['invalid_email_format', 'no_such_domain', 'no_mail'] as const;
export type DomainErrorCode = (typeof domainErrorCodes)[number];

/** The body of `verify-email-domain`; a wrong format is a result here, not an error. */
export const emailDomainRequestSchema = z.object({ email: boundedTextSchema(emailMaxLength) });

/**
 * `unknown` counts as valid, so that nobody is refused because a name server is down. `error` is a text for the
 * visitor, in English. `code` is the same for a page that has its own texts.
 */
export const emailDomainAnswerSchema = z.object({
  valid: z.boolean(),
  verdict: z.optional(z.enum(domainVerdicts)),
  error: z.optional(boundedTextSchema(300)),
  code: z.optional(z.enum(domainErrorCodes)),
});

export type EmailDomainAnswer = z.infer<typeof emailDomainAnswerSchema>;
