import { inquirySchema } from '@tt/contract/inquiry/inquiry';
import { expect, test } from 'vitest';
import type { FailureCode } from '../../lib/backend-client.ts';
import type { EmailCheckState } from '../../lib/visitor-form/email-check.ts';
import { type SubmitParts, submitInquiry } from './submit-inquiry.ts';

const inquiry = inquirySchema.parse({
  name: 'Ada',
  email: 'ada@example.com',
  project_description: 'An engine.',
});

function buildParts(email: EmailCheckState, answer: FailureCode | 'stored' | 'throws' = 'stored') {
  const events: string[] = [];
  const parts: SubmitParts = {
    emailCheck: {
      check: async (address) => {
        events.push(`check ${address}`);
        return email;
      },
      refuse: (problem) => {
        events.push(`refuse ${problem}`);
        return email;
      },
    },
    sendInquiry: async () => {
      events.push('save');
      if (answer === 'throws') throw new Error('refused to start');
      return answer === 'stored' ? { ok: true, data: {} } : { ok: false, code: answer };
    },
  };
  return { parts, events };
}

test('[ANSWER-05] the outcome has the reference of the ID that the backend answers, and none without an ID', async () => {
  const { parts } = buildParts({ phase: 'verified' });
  const id = '3d9f6a20-1111-4222-8333-444455556666';
  const answering = { ...parts, sendInquiry: async () => ({ ok: true, data: { id } }) as const };
  expect(await submitInquiry(inquiry, answering)).toEqual({
    status: 'sent',
    inquiry,
    reference: 'TT-YSYTH0',
  });
  expect(await submitInquiry(inquiry, parts)).toEqual({ status: 'sent', inquiry });
});

test('the address is checked again before anything is saved', async () => {
  const { parts, events } = buildParts({ phase: 'verified' });
  expect(await submitInquiry(inquiry, parts)).toEqual({ status: 'sent', inquiry });
  expect(events).toEqual(['check ada@example.com', 'save']);
});

test('an unknown domain is saved, a wrong one is not', async () => {
  expect(await submitInquiry(inquiry, buildParts({ phase: 'accepted' }).parts)).toEqual({
    status: 'sent',
    inquiry,
  });
  const { parts, events } = buildParts({ phase: 'wrong', problem: 'no_mail' });
  expect(await submitInquiry(inquiry, parts)).toEqual({ status: 'invalid' });
  expect(events).not.toContain('save');
});

test.each([
  ['unavailable', 'refused'],
  ['internal', 'refused'],
  ['rate_limited', 'rateLimited'],
  ['offline', 'offline'],
  ['timeout', 'exception'],
  ['throws', 'exception'],
] as const)('when saving ends with %s the page speaks of %s', async (answer, failure) => {
  const { parts } = buildParts({ phase: 'verified' }, answer);
  expect(await submitInquiry(inquiry, parts)).toEqual({ status: 'error', failure });
});

test('a domain that the backend refuses is shown at the address', async () => {
  const { parts, events } = buildParts({ phase: 'verified' }, 'invalid_email_domain');
  expect(await submitInquiry(inquiry, parts)).toEqual({ status: 'error', failure: 'refused' });
  expect(events).toContain('refuse invalid_email_domain');
});
