import { fieldNames } from '@tt/contract/inquiry/inquiry-fields';
import type { ErrorAnswer } from '@tt/contract/error-code';
import { escapeHtml } from '@tt/contract/language/escape-html';
import type { ContactTexts } from '../../../forms/contact-texts.ts';
import type { FieldErrors } from './field-errors.ts';
import { warningIcon } from './warning-icon.ts';

interface AlertContent {
  error: ErrorAnswer['error'];
  errors: FieldErrors;
  texts: ContactTexts;
  email: string;
}

/** Leads to the fields that are wrong, or says why a form without a wrong field was refused. */
export function renderAlert(content: AlertContent): string {
  const { errors, texts } = content;
  const wrong = fieldNames.filter((name) => errors[name]);
  const title =
    wrong.length > 0
      ? texts('contact.form.errorSummary', { count: wrong.length })
      : texts('contact.messages.something_went_wrong');
  const links = wrong.map(
    (name) => `<li><a href="#contact-${name}">${escapeHtml(texts(`inquiry.${name}.label`))}</a></li>`,
  );
  const body =
    wrong.length > 0 ? `<ul class="err-list">${links.join('')}</ul>` : `<p>${renderReason(content)}</p>`;
  return `<div class="alert alert-bad" role="alert">${warningIcon}<b>${escapeHtml(title)}</b>${body}</div>`;
}

function renderReason({ error, texts, email }: AlertContent): string {
  const reason =
    error.code === 'rate_limited'
      ? texts('contact.fallback.rateLimited')
      : texts('contact.messages.error_submitting');
  const address = escapeHtml(email);
  const link = `<a class="text-link" href="mailto:${address}">${address}</a>`;
  const instead = escapeHtml(texts('contact.fallback.writeInstead', { email })).replace(address, link);
  return `${escapeHtml(`${reason} ${texts('contact.fallback.kept')}`)} ${instead}`;
}
