import { inquiryColumns } from '@tt/contract/inquiry/inquiry';
import { expect, test } from 'vitest';
import { buildDns, buildInquiry } from '../../../test/builders.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { runOps } from '../../ops/run-ops.ts';
import { findInquiry } from './inquiry-repository.ts';
import { formatNotification } from './notification-text.ts';

/** Fields that the message leaves out, each with its reason. */
const notAnnounced = [
  'language', // The answer is written in the language of the description.
];

test('[LEAD-02, SOURCE-02] whatever a person can fill in, and how it came, reaches the row, the chat and the export', async () => {
  const { call, context } = await startTestApp({ replacements: buildDns() });
  const inquiry: Record<string, unknown> = buildInquiry();
  const response = await call({ method: 'POST', url: '/rest/v1/client_request', payload: inquiry });
  const row = await findInquiry(context.pool, response.json().id);
  if (!row) throw new Error('The inquiry was not stored');
  const desk = { siteOrigin: 'https://site.example', notifyLanguage: 'en' } as const;
  const message = formatNotification(row, desk, { maxLength: 4096, lengthOf: (text) => text.length });
  const [header = '', cells = ''] = (await runOps(context, ['inquiries', 'export'])).split('\r\n');
  for (const field of inquiryColumns) {
    const value = String(inquiry[field]);
    expect(inquiry, 'test/builders.ts').toHaveProperty(field);
    expect(row, 'client_request').toHaveProperty(field, inquiry[field]);
    expect(header, 'the export').toContain(`"${field}"`);
    expect(cells, 'the export').toContain(`${value}"`);
    if (!notAnnounced.includes(field)) expect(message, 'the chat').toContain(value);
  }
});
