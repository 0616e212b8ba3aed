import type { Enquiry } from '@tt/contract/enquiry/enquiry';
import * as z from 'zod/mini';
import { getBackendClient } from '../../lib/get-backend-client.ts';
import { enquiryPath } from '../../lib/visitor-form/enquiry-action.ts';

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
