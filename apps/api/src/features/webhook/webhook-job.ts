import type { Webhooks } from '../../adapters/webhook/webhook.ts';
import { deliverOnce } from '../../delivery/deliver-once.ts';
import { type CompanyChannels, deliverToCompany } from '../../delivery/deliver-to-company.ts';
import { type Letterhead, toPlainNotice } from '../../delivery/plain-letter.ts';
import type { Message } from '../../delivery/message.ts';
import { type JobData, parseJobData } from '../../queue/job-data.ts';
import type { JobHandler } from '../../queue/work-queue.ts';
import { findSentBooking, findSentInquiry } from './subject-repository.ts';
import { toBookingBody, toInquiryBody, toErasureBody, type WebhookBody } from './webhook-body.ts';
import { disableEndpoint, findEndpoint, type WebhookEndpoint } from './webhook-repository.ts';
import { toTarget } from './webhook-target.ts';

export interface WebhookJobOptions extends CompanyChannels, Letterhead {
  /** Defers the job until the company has a channel. Undefined if it has one. */
  waitForChannel: JobHandler | undefined;
  webhooks: Webhooks;
  now: () => Date;
}

/** Sends an event to one endpoint. The body is built now, so that nothing of an erased person leaves. */
export function createWebhookJob(options: WebhookJobOptions): JobHandler {
  return async (running) => {
    const job = parseJobData('webhook', running.data);
    const endpoint = await findEndpoint(options.pool, job.endpointId);
    if (!endpoint) return;
    if (!endpoint.disabled_at && (await isServed(options, endpoint, job))) return;
    if (options.waitForChannel) return options.waitForChannel(running);
    await announceEnd(options, endpoint);
  };
}

async function findBody(
  { pool, now }: WebhookJobOptions,
  { event, subjectId }: JobData<'webhook'>,
): Promise<WebhookBody | undefined> {
  if (event === 'person.erased') return toErasureBody(subjectId, now());
  if (event === 'inquiry.received') {
    const inquiry = await findSentInquiry(pool, subjectId);
    return inquiry && toInquiryBody(inquiry);
  }
  const booking = await findSentBooking(pool, subjectId);
  return booking && toBookingBody(event, booking);
}

/** Sends the message, if there is one. Returns false if the endpoint no longer exists. */
async function isServed(
  options: WebhookJobOptions,
  endpoint: WebhookEndpoint,
  job: JobData<'webhook'>,
): Promise<boolean> {
  const body = await findBody(options, job);
  return body === undefined || sendBody(options, endpoint, job, body);
}

async function sendBody(
  { pool, webhooks }: WebhookJobOptions,
  endpoint: WebhookEndpoint,
  { event, subjectId, sequence }: JobData<'webhook'>,
  body: WebhookBody,
): Promise<boolean> {
  const message: Message = {
    subject: event === 'inquiry.received' ? 'client_request' : 'booking',
    id: subjectId,
    purpose: `${event}:${sequence}`,
  };
  const channel = { name: `webhook:${endpoint.id}`, maxSendSeconds: webhooks.maxSendSeconds };
  const letter = { id: `${subjectId}.${event}.${sequence}`, body: JSON.stringify(body) };
  let isGone = false;
  try {
    await deliverOnce(pool, { message, channel }, async () => {
      const result = await webhooks.send(toTarget(endpoint), letter);
      isGone = result.kind === 'gone';
      return result.kind === 'gone' ? { kind: 'refused', reason: 'HTTP 410' } : result;
    });
  } catch (error) {
    if (!isGone) throw error;
    await disableEndpoint(pool, endpoint.id);
  }
  return !isGone;
}

/** Notifies once, however many jobs find the endpoint disabled. */
async function announceEnd(options: WebhookJobOptions, { id, url }: WebhookEndpoint): Promise<void> {
  const message: Message = { subject: 'webhook_endpoint', id, purpose: 'disabled' };
  const text = `Webhook disabled: ${new URL(url).host} answered that it is gone (410) and gets nothing more.\nID: ${id}\nTo use it again: pnpm ops webhooks remove ${id}, then add`;
  await deliverToCompany(options, message, toPlainNotice({ toText: () => text }, options));
}
