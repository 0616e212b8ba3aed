import { randomUUID } from 'node:crypto';
import type { DomainErrorCode, DomainVerdict } from '@tt/contract/inquiry/email-domain';
import type { Inquiry } from '@tt/contract/inquiry/inquiry';
import type pg from 'pg';
import { ApiError } from '../../api-error.ts';
import type { LimitUse } from '../../db/limit-counter.ts';
import type { Limits, NetworkKeys } from '../../limits/limits.ts';
import type { Metrics } from '../../process/metrics.ts';
import type { SigningSecret } from '../../process/signing-secret.ts';
import { toContentHash } from './content-hash.ts';
import { type InquiryRow, findSameInquiry } from './inquiry-repository.ts';
import { createInquiryStore } from './inquiry-store.ts';
import { createFormToken, findOpenedAt } from '../../forms/form-token.ts';
import { flaggedFromScore, scoreSpam } from '../../forms/spam-score.ts';

interface EmailDomain {
  verdict: DomainVerdict;
  error?: DomainErrorCode;
  domain: string | undefined;
}

export interface InquiryServiceOptions {
  pool: pg.Pool;
  secret: SigningSecret;
  now: () => Date;
  emailDomains: {
    findKnown: (email: string) => EmailDomain | undefined;
    check: (email: string) => Promise<EmailDomain>;
  };
  /** Throws if this network has sent too much; `isBeyondShared` if a limit that it shares with others is used up. */
  limitInquiries: Limits['limitInquiries'];
  countReceipt: Limits['countReceipt'];
  metrics: Pick<Metrics, 'inquiries'>;
}

export interface Submission {
  inquiry: Inquiry;
  networkKeys: NetworkKeys;
  idempotencyKey: string | undefined;
}

export type InquiryService = ReturnType<typeof createInquiryService>;

export function createInquiryService(options: InquiryServiceOptions) {
  const store = createInquiryStore(options.pool);
  return {
    createToken: () => createFormToken(options.secret, options.now()),
    /** Stores an inquiry once, with the job that announces it, and returns its ID. */
    submit: (submission: Submission) => submit(options, store, submission),
  };
}

async function submit(
  options: InquiryServiceOptions,
  store: ReturnType<typeof createInquiryStore>,
  submission: Submission,
): Promise<string> {
  const { inquiry, networkKeys } = submission;
  const known = options.emailDomains.findKnown(inquiry.email);
  // A request that needs a DNS lookup is counted before it. A request that is refused without one is not counted.
  if (!known) await options.limitInquiries(networkKeys, undefined);
  const { verdict, domain = '', error } = known ?? (await options.emailDomains.check(inquiry.email));
  if (verdict === 'invalid') throw toDomainError(error);

  const row = toRow(options, submission, verdict);
  const sender = row.flagged ? undefined : { email: inquiry.email, domain };
  // Checked at once, so that a repeated request which is beyond a limit does not overtake the inquiry that it
  // repeats.
  const [use, receipt] = await Promise.all([
    options.limitInquiries(known ? networkKeys : undefined, sender),
    countReceipt(options, row, networkKeys),
  ]);
  if (use.isBeyondShared) row.announcement = 'summary';
  const isReceiptDue = receipt?.isBeyondShared === false && !use.isBeyondShared;
  if (await store({ ...row, receipt: isReceiptDue })) {
    options.metrics.inquiries.inc({ announcement: row.announcement });
    return row.id;
  }
  await use.undo();
  await receipt?.undo();
  return getSameId(options.pool, row);
}

/** Limits how many emails one network can cause by entering other people's addresses. */
async function countReceipt(
  options: InquiryServiceOptions,
  { flagged, email_domain_verdict }: InquiryRow,
  networkKeys: NetworkKeys,
): Promise<LimitUse | undefined> {
  if (flagged || email_domain_verdict !== 'valid') return undefined;
  return options.countReceipt(networkKeys);
}

function toDomainError(problem: DomainErrorCode | undefined): ApiError {
  const details = problem && [{ field: 'email', problem }];
  return new ApiError('invalid_email_domain', { details });
}

async function getSameId(pool: pg.Pool, row: InquiryRow): Promise<string> {
  const same = await findSameInquiry(pool, row);
  if (!same) throw new ApiError('unavailable', { retryAfterSeconds: 1 });
  if (same.content_hash !== row.content_hash) throw new ApiError('idempotency_key_reused');
  return same.id;
}

function toRow(
  options: InquiryServiceOptions,
  submission: Submission,
  verdict: 'valid' | 'unknown',
): InquiryRow {
  const { form_token: token, fax_number: trap, ...fields } = submission.inquiry;
  const now = options.now();
  const score = scoreSpam({
    isTrapFilled: Boolean(trap),
    hasToken: Boolean(token),
    openedAt: token ? findOpenedAt(options.secret, token) : undefined,
    now,
  });
  const flagged = score >= flaggedFromScore;
  return {
    ...fields,
    id: randomUUID(),
    created_at: now,
    email_domain_verdict: verdict,
    spam_score: score,
    flagged,
    announcement: flagged ? 'digest' : 'single',
    idempotency_key: submission.idempotencyKey ?? null,
    content_hash: toContentHash(fields),
  };
}
