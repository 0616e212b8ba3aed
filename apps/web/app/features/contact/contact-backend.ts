import type { Inquiry } from '@tt/contract/inquiry/inquiry';
import * as z from 'zod/mini';
import { getBackendClient } from '../../lib/get-backend-client.ts';
import { inquiryPath } from '../../lib/visitor-form/inquiry-action.ts';

/**
 * The key makes the request idempotent, so it may be retried. The body of a success does not matter: a table
 * endpoint may return the row, its ID or nothing.
 */
export function sendInquiry(inquiry: Inquiry, idempotencyKey: string) {
  return getBackendClient().send({
    method: 'POST',
    path: inquiryPath,
    body: inquiry,
    answer: z.unknown(),
    timeoutMs: 12_000,
    isRepeatable: true,
    idempotencyKey,
  });
}
