import { emailDomainAnswerSchema } from '@tt/contract/enquiry/email-domain';
import { type Enquiry, formTokenAnswerSchema } from '@tt/contract/enquiry/enquiry';
import * as z from 'zod/mini';
import { getBackendClient } from '../../lib/get-backend-client.ts';
import type { VerifyDomain } from './email-check.ts';

export const enquiryPath = '/rest/v1/client_request';

/** Not repeated here: the check of the address says that it failed, and then repeats it. */
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
 * The key makes a repeated request the same inquiry, so it may be repeated. What a success says does not matter: a table
 * that is inserted into may answer with the row, with its id or with nothing.
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

/** Not repeated here: the next field asks again. */
export async function findFormToken(): Promise<string | undefined> {
  const result = await getBackendClient().send({
    method: 'GET',
    path: '/functions/v1/form-token',
    answer: formTokenAnswerSchema,
    timeoutMs: 5_000,
  });
  return result.ok ? result.data.token : undefined;
}
