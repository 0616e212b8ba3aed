import type { FieldName } from '@tt/contract/inquiry/inquiry-fields';
import { type FieldProblems, parseValues } from '@tt/contract/inquiry/inquiry-values';
import { domainErrorCodes } from '@tt/contract/inquiry/email-domain';
import type { ContactTexts } from '../../../forms/contact-texts.ts';
import { toDomainSentence } from '../../../forms/domain-sentence.ts';
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
  const sentences: Record<FieldName, { required?: string; tooLong?: string; invalid_email_format?: string }> =
    {
      name: { required: texts('contact.form.name.required'), tooLong: texts('contact.form.name.tooLong') },
      email: {
        required: texts('contact.form.email.required'),
        invalid_email_format: texts('contact.messages.invalid_email_format'),
      },
      company_name: { tooLong: texts('contact.form.companyName.tooLong') },
      social_media: { tooLong: texts('contact.form.socialMedia.tooLong') },
      project_description: {
        required: texts('contact.form.projectDescription.required'),
        tooLong: texts('contact.form.projectDescription.tooLong'),
      },
    };
  const entries = Object.entries(problems).map(([name, problem]) => [
    name,
    sentences[name as FieldName][problem],
  ]);
  return Object.fromEntries(entries);
}
