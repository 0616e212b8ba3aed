import { expect, test } from 'vitest';
import { inquirySchema } from './inquiry.ts';
import { fieldNames, fieldRows, getInquiryField } from './inquiry-fields.ts';

const inquiry = {
  name: 'Ada Lovelace',
  email: 'ada@site.example',
  company_name: 'Analytical Engines',
  social_media: '@ada, https://site.example/ada',
  project_description: 'A machine.\nIt should weave algebra.',
  language: 'en',
};
const accepts = (change: object) => inquirySchema.safeParse({ ...inquiry, ...change }).success;

test('[DATA-01] an inquiry has the fields of client_request; unknown fields are left out', () => {
  const parsed = inquirySchema.parse({ ...inquiry, flagged: false, id: 'x' });
  expect(parsed).toMatchObject(inquiry);
  expect(parsed).not.toHaveProperty('flagged');
  expect(parsed).not.toHaveProperty('id');
});

test.each(['name', 'email', 'project_description'])('the field %s is required', (field) => {
  expect(accepts({ [field]: undefined })).toBe(false);
  expect(accepts({ [field]: '  ' })).toBe(false);
});

test('[LEAD-04] an inquiry with nothing but the fields that the specification names is in English', () => {
  const { language: _, ...named } = inquiry;
  expect(inquirySchema.parse(named)).toMatchObject({ ...named, language: 'en' });
  expect(accepts({ language: 'xx' })).toBe(false);
});

test.each(['company_name', 'social_media'] as const)('the field %s may be absent, null or empty', (field) => {
  for (const none of [undefined, null, '']) {
    expect(inquirySchema.parse({ ...inquiry, [field]: none })[field]).toBe('');
  }
  expect(accepts({ name: null })).toBe(false);
});

test.each(fieldNames)('the field %s holds as many characters as it says', (field) => {
  const { kind, maxLength } = getInquiryField(field);
  const longest = kind === 'email' ? `ada@${'x'.repeat(maxLength - 9)}.test` : 'x'.repeat(maxLength);
  expect([longest.length, accepts({ [field]: longest })]).toEqual([maxLength, true]);
  expect(accepts({ [field]: `${longest}x` })).toBe(false);
});

test('the page shows every field once: lines by two, a text by itself', () => {
  expect(fieldRows.flat()).toEqual(fieldNames);
  expect(fieldRows[0]).toEqual(['name', 'email']);
  expect(fieldRows).toContainEqual(['project_description']);
});

test.each([
  'two\r\nlines',
  'nul\u0000',
  'bidi \u202e',
  'escape \u001b[31m',
  'separator\u2028inside',
  'half \ud83d',
])('a name with a hidden character is refused: %j', (name) => expect(accepts({ name })).toBe(false));

test('a description keeps its lines, all with the same line end', () => {
  const parsed = inquirySchema.parse({ ...inquiry, project_description: ' one\r\ntwo\rthree\n' });
  expect(parsed.project_description).toBe('one\ntwo\nthree');
  expect(accepts({ project_description: 'hidden \u2066 text' })).toBe(false);
});
