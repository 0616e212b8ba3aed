import { emailDomainAnswerSchema } from '@tt/contract/inquiry/email-domain';
import { formTokenAnswerSchema } from '@tt/contract/inquiry/inquiry';
import { getBackendClient } from '../get-backend-client.ts';
import type { VerifyDomain } from './email-check.ts';

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
