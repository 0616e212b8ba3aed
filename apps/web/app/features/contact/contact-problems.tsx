import type { MouseEvent } from 'react';
import { formatMessage } from '../../i18n/format-message.ts';
import { Alert } from '../../ui/text/alert.tsx';
import type { FieldName } from '@tt/contract/inquiry/inquiry-fields';
import { getField } from './get-field.ts';
import type { ContactTexts } from './load-contact-page.server.ts';

interface ContactProblemsProps {
  texts: ContactTexts;
  names: readonly FieldName[];
}

/** Links to the fields that kept the form from being sent. It takes the focus when sending fails. */
export function ContactProblems({ texts: { fields, tag, errorSummary }, names }: ContactProblemsProps) {
  return (
    <div data-failure tabIndex={-1}>
      <Alert tone="bad" title={formatMessage(errorSummary, tag, { count: names.length })} isRich>
        <ul className="err-list">
          {names.map((name) => (
            <li key={name}>
              <a href={`#contact-${name}`} onClick={(event) => focusField(event, name)}>
                {fields[name].label}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** Focuses the field without the history entry that following the link would add. */
function focusField(event: MouseEvent<HTMLAnchorElement>, name: FieldName): void {
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  if (form) getField(form, name).focus();
}
