import { expect, test } from 'vitest';
import { buildEnquiry } from '../../../test/builders.ts';
import { toContentHash } from './content-hash.ts';
import { toEnquiryColumns } from './enquiry-columns.ts';

const ada = {
  name: 'Ada',
  email: 'Ada@Site.example',
  company_name: '',
  social_media: '@ada',
  project_description: 'A loom',
  language: 'en',
} as const;

test('a hash stays the same from release to release, so that a repeated key stays valid', () => {
  expect(toContentHash(ada)).toBe('4692213124797684205');
});

test('the language and the case of the address make no difference, every other field does', () => {
  const columns = toEnquiryColumns(buildEnquiry());
  const hash = toContentHash(columns);
  expect(toContentHash({ ...columns, language: 'pl', email: columns.email.toUpperCase() })).toBe(hash);
  const { language: _language, ...typed } = columns;
  for (const field of Object.keys(typed)) {
    expect(toContentHash({ ...columns, [field]: 'something else' }), field).not.toBe(hash);
  }
});
