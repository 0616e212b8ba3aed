import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inquiryTrapField } from '@tt/contract/inquiry/inquiry';
import type { World } from '../world/world.ts';
import { callApi, readCode } from './call-api.ts';
import type { InquiryRecord } from './ledger.ts';
import type { SendOptions } from './send-options.ts';

const finalStatuses = [400, 403, 404, 409, 413, 415, 422];
const pauseMs = 250;

export function createInquiry(domain = 'company.example', textLength = 0): InquiryRecord {
  const marker = `Engine ${randomUUID()}`;
  const text = `${marker}${randomBytes(textLength / 2).toString('hex')}`;
  return { key: randomUUID(), marker, text, email: `${randomUUID().slice(0, 8)}@${domain}`, attempts: [] };
}

/** Sends an inquiry and retries with the same key until it is answered or the visitor gives up. */
export async function sendInquiry(
  world: World,
  record: InquiryRecord,
  { deadline, isShort = false, isRobot = false, via, network }: SendOptions,
): Promise<void> {
  while (Date.now() < deadline()) {
    const { status, body, summary } = await callApi(world, {
      path: '/rest/v1/client_request',
      body: {
        name: 'Ada Lovelace',
        email: record.email,
        company_name: 'Analytical Engines',
        social_media: '@ada',
        project_description: record.text,
        language: 'en',
        ...(isRobot && { [inquiryTrapField]: 'filled in' }),
        ...(world.formToken && { form_token: world.formToken }),
      },
      headers: { 'idempotency-key': record.key },
      ...(via && { via }),
      ...(network && { network }),
    });
    record.attempts.push(summary);
    if (status === 201) {
      record.id = String(body.id);
      return;
    }
    if (finalStatuses.includes(status)) {
      record.refusal = readCode(body);
      return;
    }
    if (isShort) {
      record.isShort = true;
      return;
    }
    await sleep(pauseMs);
  }
}
