import type { LanguageCode } from '../language/language.ts';
import { type Inquiry, inquirySchema } from './inquiry.ts';
import { type FieldName, fieldNames, getInquiryField } from './inquiry-fields.ts';

export type InquiryValues = Record<FieldName, string>;

type FieldProblem = 'required' | 'tooLong' | 'invalid_email_format';
export type FieldProblems = Partial<Record<FieldName, FieldProblem>>;

// Copied text may contain control characters and direction overrides, which the contract refuses.
const unseenInLine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const unseenInText = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/gu;

/** The form's input without invisible characters. */
export function cleanValues(read: (name: FieldName) => unknown): InquiryValues {
  const values = fieldNames.map((name) => {
    const text = String(read(name) ?? '');
    return [
      name,
      getInquiryField(name).kind === 'text'
        ? text.replace(unseenInText, '')
        : text.replace(unseenInLine, ' '),
    ];
  });
  return Object.fromEntries(values);
}

/** Parses the values by the contract: the inquiry as it is sent, or what is wrong with which field. */
export function parseValues(
  values: InquiryValues,
  language: LanguageCode,
): { inquiry: Inquiry; problems?: undefined } | { inquiry?: undefined; problems: FieldProblems } {
  const { success, data, error } = inquirySchema.safeParse({ ...values, language });
  if (success) return { inquiry: data };
  const problems: FieldProblems = {};
  for (const { path, code } of error.issues) {
    const field = fieldNames.find((name) => name === path[0]);
    if (field) problems[field] ??= toProblem(field, code);
  }
  return { problems };
}

function toProblem(field: FieldName, code: string | undefined): FieldProblem {
  if (code === 'too_small') return 'required';
  return field === 'email' ? 'invalid_email_format' : 'tooLong';
}
