import { type Inquiry, inquiryAnswerSchema } from '@tt/contract/inquiry/inquiry';
import { toInquiryReference } from '@tt/contract/inquiry/inquiry-reference';
import * as z from 'zod/mini';
import type { BackendResult, FailureCode } from '../../lib/backend-client.ts';
import type { EmailCheck } from '../../lib/visitor-form/email-check.ts';

/**
 * Why an inquiry did not arrive: the backend refused or rate-limited it, or did not answer. `scriptless` was
 * sent by the browser itself, which keeps the text one step back in its history.
 */
export type SubmitFailure = 'refused' | 'rateLimited' | 'offline' | 'exception' | 'scriptless';

export type Outcome =
  | { status: 'idle' | 'invalid' }
  | { status: 'sent'; inquiry?: Inquiry; reference?: string }
  | { status: 'error'; failure: SubmitFailure };

export interface SubmitParts {
  emailCheck: Pick<EmailCheck, 'check' | 'refuse'>;
  sendInquiry: (inquiry: Inquiry) => Promise<BackendResult<unknown>>;
}

const transportFailures: Partial<Record<FailureCode, SubmitFailure>> = {
  rate_limited: 'rateLimited',
  offline: 'offline',
  network: 'exception',
  timeout: 'exception',
  aborted: 'exception',
  malformed: 'exception',
};

/** Checks the address once more, then saves. `invalid` means that the visitor has to correct the address. */
export async function submitInquiry(inquiry: Inquiry, parts: SubmitParts): Promise<Outcome> {
  try {
    const email = await parts.emailCheck.check(inquiry.email);
    if (email.phase === 'wrong') return { status: 'invalid' };
    const result = await parts.sendInquiry(inquiry);
    if (result.ok) return { status: 'sent', inquiry, ...findReference(result.data) };
    if (result.code === 'invalid_email_domain') parts.emailCheck.refuse(result.code);
    return toError(result.code);
  } catch {
    return { status: 'error', failure: 'exception' };
  }
}

/** A table endpoint may answer with no ID. */
function findReference(answer: unknown): { reference?: string } {
  const { data } = z.safeParse(inquiryAnswerSchema, answer);
  return data ? { reference: toInquiryReference(data.id) } : {};
}

function toError(code: FailureCode): Outcome {
  return { status: 'error', failure: transportFailures[code] ?? 'refused' };
}
