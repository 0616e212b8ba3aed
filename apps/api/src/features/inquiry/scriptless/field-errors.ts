import type { FieldName } from '@tt/contract/inquiry/inquiry-fields';
import { type FieldProblems, parseValues } from '@tt/contract/inquiry/inquiry-values';
import { domainErrorCodes } from '@tt/contract/inquiry/email-domain';
import type { ContactTexts } from '../../../forms/contact-texts.ts';
import { toDomainSentence } from '../../../forms/domain-sentence.ts';
import { findFieldText } from './find-field-text.ts';
import type { RefusedForm } from './refused-page.ts';

export type FieldErrors = Partial<Record<FieldName, string>>;

type Refusal = Pick<RefusedForm, 'values' | 'language' | 'error'>;

/** The sentence of each field that kept the form from being stored. */
export function listFieldErrors({ values, language, error }: Refusal, texts: ContactTexts): FieldErrors {
  const { problems = {} } = parseValues(values, language);
  const errors = toSentences(problems, texts);
  if (error.code === 'invalid_email_domain') {
    const problem = domainErrorCodes.find((code) => code === error.details?.[0]?.problem);
    errors.email = toDomainSentence(problem, texts);
  }
  return errors;
}

function toSentences(problems: FieldProblems, texts: ContactTexts): FieldErrors {
  const sentences = Object.entries(problems).map(([name, problem]) => [
    name,
    problem === 'invalid_email_format'
      ? texts('contact.messages.invalid_email_format')
      : findFieldText(texts, name as FieldName, problem),
  ]);
  return Object.fromEntries(sentences);
}
