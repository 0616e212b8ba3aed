import { expect, test } from 'vitest';
import { toClaimKey } from './message.ts';

test('claims have the keys of the previous release, so that neither release sends what the other is sending', () => {
  const id = '8f0d4a52-6f0b-4a52-9f0d-4a526f0b4a52';
  const keys = [
    toClaimKey({ subject: 'client_request', id, purpose: 'announcement' }, 'slack'),
    toClaimKey({ subject: 'enquiry_summary', id, purpose: 'announcement' }, 'slack'),
    toClaimKey({ subject: 'booking', id, purpose: 'confirmation' }, 'smtp'),
  ];
  expect(keys).toEqual([
    `enquiry:${id}:slack`,
    `enquiry-summary:${id}:slack`,
    `booking:${id}:confirmation:smtp`,
  ]);
});
