import { randomBytes, randomUUID } from 'node:crypto';
import { inquiryTrapField } from '@tt/contract/inquiry/inquiry';
import type { World } from '../world/world.ts';
import { callUntil, readCode } from './call-api.ts';
import type { InquiryRecord } from './ledger.ts';
import type { SendOptions } from './send-options.ts';

const finalStatuses = [400, 403, 404, 409, 413, 415, 422];

export function createInquiry(domain = 'company.example', textLength = 0): InquiryRecord {
  const marker = `Engine ${randomUUID()}`;
  const text = `${marker}${randomBytes(textLength / 2).toString('hex')}`;
  return { key: randomUUID(), marker, text, email: `${randomUUID().slice(0, 8)}@${domain}`, attempts: [] };
}

/** Sends an inquiry and retries with the same key until it is answered or the visitor gives up. */
export function sendInquiry(world: World, record: InquiryRecord, options: SendOptions): Promise<void> {
  const call = {
    path: '/rest/v1/client_request',
    body: {
      name: 'Ada Lovelace',
      email: record.email,
      company_name: 'Analytical Engines',
      social_media: '@ada',
      project_description: record.text,
      language: 'en',
      ...(options.isRobot && { [inquiryTrapField]: 'filled in' }),
      ...(world.formToken && { form_token: world.formToken }),
    },
    headers: { 'idempotency-key': record.key },
  };
  return callUntil(world, options, call, ({ status, body, summary }) => {
    record.attempts.push(summary);
    if (status === 201) record.id = String(body.id);
    else if (finalStatuses.includes(status)) record.refusal = readCode(body);
    else if (options.isShort) record.isShort = true;
    else return false;
    return true;
  });
}
