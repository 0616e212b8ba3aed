import { expect, test } from 'vitest';
import { fieldNames, getInquiryField } from './inquiry-fields.ts';
import { type FieldTexts, inquiryTexts } from './inquiry-texts.ts';

test.each(fieldNames)('the form can say everything that can be wrong with %s', (name) => {
  const { kind, isRequired } = getInquiryField(name);
  const texts: FieldTexts = inquiryTexts.en[name];
  expect(texts).toHaveProperty('label');
  expect(Boolean(texts.required)).toBe(Boolean(isRequired));
  // An address that is too long has the wrong format.
  expect(Boolean(texts.tooLong)).toBe(kind !== 'email');
});

test('the form has no texts of a field that it lacks', () => {
  expect(Object.keys(inquiryTexts.en).toSorted()).toEqual(fieldNames.toSorted());
});
