import { emailDomainAnswerSchema } from '@tt/contract/enquiry/email-domain';
import { type Enquiry, formTokenAnswerSchema } from '@tt/contract/enquiry/enquiry';
import * as z from 'zod/mini';
import { getBackendClient } from '../../lib/get-backend-client.ts';
import type { VerifyDomain } from './email-check.ts';

export const enquiryPath = '/rest/v1/client_request';

/** Not retried here: the email check reports the failure and retries itself. */
export const verifyDomain: VerifyDomain = (email, signal) =>
  getBackendClient().send({
    method: 'POST',
    path: '/functions/v1/verify-email-domain',
    body: { email },
    answer: emailDomainAnswerSchema,
    timeoutMs: 5_000,
    signal,
  });

/**
 * The key makes the request idempotent, so it may be retried. The body of a success does not matter: a table
 * endpoint may return the row, its ID or nothing.
 */
export function sendEnquiry(enquiry: Enquiry, idempotencyKey: string) {
  return getBackendClient().send({
    method: 'POST',
    path: enquiryPath,
    body: enquiry,
    answer: z.unknown(),
    timeoutMs: 12_000,
    isRepeatable: true,
    idempotencyKey,
  });
}

/** Not retried here: the next field requests it again. */
export async function findFormToken(): Promise<string | undefined> {
  const result = await getBackendClient().send({
    method: 'GET',
    path: '/functions/v1/form-token',
    answer: formTokenAnswerSchema,
    timeoutMs: 5_000,
  });
  return result.ok ? result.data.token : undefined;
}
