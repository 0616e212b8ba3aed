import * as z from 'zod/mini';
import { boundedTextSchema } from './language/bounded-text.ts';

/** Every failure the backend can answer with; the browser turns a code into a sentence. */
const errorCodes = [
  'invalid_request',
  'invalid_email_domain',
  'invalid_key',
  'wrong_origin',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
  'request_in_progress',
  'idempotency_key_reused',
  'already_enrolled',
  'rate_limited',
  'overloaded',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The one shape of a failed answer; `details` names the fields that did not pass validation. */
export const errorAnswerSchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    details: z.optional(
      z.array(z.object({ field: boundedTextSchema(200), problem: boundedTextSchema(200) })),
    ),
  }),
});

export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;
export type ErrorDetail = NonNullable<ErrorAnswer['error']['details']>[number];
