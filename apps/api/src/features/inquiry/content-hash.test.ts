import { inquirySchema } from '@tt/contract/inquiry/inquiry';
import { fieldNames } from '@tt/contract/inquiry/inquiry-fields';
import { expect, test } from 'vitest';
import { buildInquiry } from '../../../test/builders.ts';
import { toContentHash } from './content-hash.ts';

test('a new field leaves the hash of what was sent without it alone, so that a repeated key stays valid', () => {
  const sent = {
    name: 'Ada',
    email: 'Ada@Site.example',
    social_media: '@ada',
    project_description: 'A loom',
  };
  expect(toContentHash(inquirySchema.parse(sent))).toBe('-5089090239420612224');
});

test('the language and the case of the address make no difference, every other field does', () => {
  const inquiry = buildInquiry();
  const hash = toContentHash(inquiry);
  expect(toContentHash({ ...inquiry, language: 'pl', email: inquiry.email.toUpperCase() })).toBe(hash);
  for (const field of fieldNames) {
    expect(toContentHash({ ...inquiry, [field]: 'something else' }), field).not.toBe(hash);
  }
});
