import { inquirySchema } from '@tt/contract/inquiry/inquiry';
import { expect, test } from 'vitest';
import { buildInquiry } from '../../../test/builders.ts';
import { toContentHash } from './content-hash.ts';
import { toInquiryColumns } from './inquiry-columns.ts';

test('a new field leaves the hash of what was sent without it alone, so that a repeated key stays valid', () => {
  const sent = {
    name: 'Ada',
    email: 'Ada@Site.example',
    social_media: '@ada',
    project_description: 'A loom',
  };
  expect(toContentHash(toInquiryColumns(inquirySchema.parse(sent)))).toBe('4692213124797684205');
});

test('the language and the case of the address make no difference, every other field does', () => {
  const columns = toInquiryColumns(buildInquiry());
  const hash = toContentHash(columns);
  expect(toContentHash({ ...columns, language: 'pl', email: columns.email.toUpperCase() })).toBe(hash);
  const { language: _language, ...typed } = columns;
  for (const field of Object.keys(typed)) {
    expect(toContentHash({ ...columns, [field]: 'something else' }), field).not.toBe(hash);
  }
});
