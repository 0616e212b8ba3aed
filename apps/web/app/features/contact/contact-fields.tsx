import {
  type FieldName,
  fieldRows,
  getInquiryField,
  inquiryFields,
} from '@tt/contract/inquiry/inquiry-fields';
import type { ReactNode } from 'react';
import type { FieldTexts } from '@tt/contract/inquiry/inquiry-texts';
import type { FieldProblems } from '@tt/contract/inquiry/inquiry-values';
import { formatMessage } from '../../i18n/format-message.ts';
import type { EmailCheckState } from '../../lib/visitor-form/email-check.ts';
import { toEmailWords } from '../../lib/visitor-form/to-email-words.ts';
import { TrapField } from '../../lib/visitor-form/trap-field.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import type { ContactTexts } from './load-contact-page.server.ts';

interface ContactFieldsProps {
  /** Stands before the description. */
  topic: ReactNode;
  texts: ContactTexts;
  problems: FieldProblems;
  email: EmailCheckState;
  descriptionLength: number;
}

/** From this length on, the field shows how many characters are left. */
const remainingShownFrom = 500;

export function ContactFields(props: ContactFieldsProps) {
  return (
    <>
      {fieldRows.map((names) => {
        const row = names.map((name) => <ContactField key={name} name={name} {...props} />);
        if (row.length > 1)
          return (
            <div key={names[0]} className="two">
              {row}
            </div>
          );
        return names[0] === 'project_description' ? [props.topic, row] : row;
      })}
      <TrapField label={props.texts.leaveEmpty} />
    </>
  );
}

function ContactField({ name, ...props }: ContactFieldsProps & { name: FieldName }) {
  const { texts } = props;
  const { kind, isRequired, attributes } = getInquiryField(name);
  const { label, hint, placeholder }: FieldTexts = texts.fields[name];
  const control = {
    id: `contact-${name}`,
    name,
    label,
    ...(!isRequired && { optionalMark: texts.optional }),
    hint: name === 'project_description' ? toDescriptionHint(texts, props.descriptionLength) : hint,
    ...(placeholder && { placeholder }),
    ...attributes,
    ...(isRequired && { required: true }),
    error: findError(name, props),
  };
  if (kind === 'email') return <TextInput {...control} type="email" {...toEmailNotes(props)} />;
  return kind === 'text' ? <TextArea {...control} /> : <TextInput {...control} />;
}

function findError(name: FieldName, { texts, problems }: ContactFieldsProps): string | undefined {
  const problem = problems[name];
  const words: FieldTexts = texts.fields[name];
  return problem && (problem === 'invalid_email_format' ? texts.messages[problem] : words[problem]);
}

/** The result of the check replaces the hint, so that nothing below moves. */
function toEmailNotes(props: ContactFieldsProps) {
  const { texts, email } = props;
  const error =
    email.phase === 'wrong' ? toEmailWords(email.problem, texts.emailProblems) : findError('email', props);
  return {
    hint: email.phase === 'unchecked' && !error ? texts.fields.email.hint : undefined,
    checking: email.phase === 'checking' ? texts.verifyingEmail : undefined,
    confirmed: email.phase === 'verified' ? texts.emailVerified : undefined,
    error,
  };
}

function toDescriptionHint({ fields, tag }: ContactTexts, length: number): string | undefined {
  const { hint, remaining } = fields.project_description;
  const count = inquiryFields.project_description.maxLength - length;
  return count > remainingShownFrom || count < 0 ? hint : formatMessage(remaining, tag, { count });
}
