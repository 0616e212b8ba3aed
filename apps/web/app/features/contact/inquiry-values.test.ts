import { isEmailAddress } from '@tt/contract/inquiry/email-address';
import { expect, test } from 'vitest';
import { type InquiryValues, parseValues } from '@tt/contract/inquiry/inquiry-values';
import { readValues } from './inquiry-values.ts';

const values: InquiryValues = {
  ...readValues(new FormData()),
  name: ' Ada Lovelace ',
  email: 'ada@example.com',
  project_description: 'An engine that weaves.',
};

function toFormData(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(entries)) form.set(name, text);
  return form;
}

test('[CONTACT-12] an email address is text, @, text, dot, text, without whitespace', () => {
  const right = ['a@b.c', 'olena.k+web@mail.example.com', 'олена@приклад.укр'];
  const wrong = ['', 'olena', 'olena@northbay', '@b.c', 'a@.', 'a b@c.d', 'a@b c.d', 'a@b@c.d', 'a@b.'];
  expect(right.filter((email) => !isEmailAddress(email))).toEqual([]);
  expect(wrong.filter(isEmailAddress)).toEqual([]);
  for (const email of wrong.slice(1)) {
    expect(parseValues({ ...values, email }, 'en').problems).toEqual({ email: 'invalid_email_format' });
  }
});

test('a full form is the inquiry that is sent', () => {
  expect(parseValues(values, 'ua')).toMatchObject({
    inquiry: { ...values, name: 'Ada Lovelace', language: 'ua' },
  });
});

test('each field that is missing or too long is named', () => {
  const empty = { ...values, name: ' ', email: '', project_description: '\n' };
  expect(parseValues(empty, 'en').problems).toEqual({
    name: 'required',
    email: 'required',
    project_description: 'required',
  });
  const long = { ...values, company_name: 'x'.repeat(151), project_description: 'x'.repeat(5001) };
  expect(parseValues(long, 'en').problems).toEqual({
    company_name: 'tooLong',
    project_description: 'tooLong',
  });
});

test('invisible characters do not block an inquiry', () => {
  const read = readValues(
    toFormData({
      ...values,
      name: 'Ada\u2028Love\u202elace',
      project_description: 'One\u0000\r\n\tTwo\u2066',
    }),
  );
  expect(read).toMatchObject({ name: 'Ada Love lace', project_description: 'One\r\n\tTwo' });
  expect(parseValues(read, 'en').problems).toBeUndefined();
});
