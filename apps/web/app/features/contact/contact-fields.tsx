import { formatMessage } from '../../i18n/format-message.ts';
import { TrapField } from '../../lib/visitor-form/trap-field.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import type { EmailCheckState } from '../../lib/visitor-form/email-check.ts';
import { toEmailWords } from '../../lib/visitor-form/to-email-words.ts';
import { type FieldName, inquiryFields } from '@tt/contract/inquiry/inquiry-fields';
import type { FieldProblems } from '@tt/contract/inquiry/inquiry-values';
import type { ContactTexts } from './load-contact-page.server.ts';

interface ContactFieldsProps {
  texts: ContactTexts;
  problems: FieldProblems;
  email: EmailCheckState;
  descriptionLength: number;
}

/** From this length on, the field shows how many characters are left. */
const remainingShownFrom = 500;

export function ContactFields({ texts, problems, email, descriptionLength }: ContactFieldsProps) {
  const { fields, optional } = texts;
  const findError = (name: FieldName) => {
    const problem = problems[name];
    const words: { required?: string; tooLong?: string } = fields[name];
    return problem && (problem === 'invalid_email_format' ? texts.messages[problem] : words[problem]);
  };
  const emailError =
    email.phase === 'wrong' ? toEmailWords(email.problem, texts.emailProblems) : findError('email');
  // The result replaces the hint, so that nothing below moves.
  const emailHint = email.phase === 'unchecked' && !emailError ? fields.email.hint : undefined;
  return (
    <>
      <div className="two">
        <TextInput
          id="contact-name"
          name="name"
          label={fields.name.label}
          autoComplete="name"
          required
          error={findError('name')}
        />
        <TextInput
          id="contact-email"
          name="email"
          type="email"
          label={fields.email.label}
          hint={emailHint}
          autoComplete="email"
          required
          checking={email.phase === 'checking' ? texts.verifyingEmail : undefined}
          confirmed={email.phase === 'verified' ? texts.emailVerified : undefined}
          error={emailError}
        />
      </div>
      <div className="two">
        <TextInput
          id="contact-company_name"
          name="company_name"
          label={fields.company_name.label}
          optionalMark={optional}
          autoComplete="organization"
          error={findError('company_name')}
        />
        <TextInput
          id="contact-social_media"
          name="social_media"
          label={fields.social_media.label}
          optionalMark={optional}
          hint={fields.social_media.hint}
          placeholder={fields.social_media.placeholder}
          autoCapitalize="none"
          spellCheck={false}
          error={findError('social_media')}
        />
      </div>
      <TextArea
        id="contact-project_description"
        name="project_description"
        label={fields.project_description.label}
        hint={toDescriptionHint(texts, descriptionLength)}
        rows={6}
        required
        error={findError('project_description')}
      />
      <TrapField label={texts.leaveEmpty} />
    </>
  );
}

function toDescriptionHint({ fields, tag }: ContactTexts, length: number): string | undefined {
  const { hint, remaining } = fields.project_description;
  const count = inquiryFields.project_description.maxLength - length;
  return count > remainingShownFrom || count < 0 ? hint : formatMessage(remaining, tag, { count });
}
