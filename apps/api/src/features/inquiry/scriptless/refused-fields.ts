import { inquiryTrapField } from '@tt/contract/inquiry/inquiry';
import type { FieldName } from '@tt/contract/inquiry/inquiry-fields';
import type { InquiryValues } from '@tt/contract/inquiry/inquiry-values';
import { escapeHtml } from '@tt/contract/language/escape-html';
import type { ContactTexts } from '../../../forms/contact-texts.ts';
import type { FieldErrors } from './field-errors.ts';
import { warningIcon } from './warning-icon.ts';

interface FieldsContent {
  values: InquiryValues;
  errors: FieldErrors;
  texts: ContactTexts;
}

interface Field {
  name: FieldName;
  isRequired?: true;
  hint?: string;
  /** Attributes of the control, as HTML. */
  attributes?: string;
}

export function getLabels(texts: ContactTexts): Record<FieldName, string> {
  return {
    name: texts('contact.form.name.label'),
    email: texts('contact.form.email.label'),
    company_name: texts('contact.form.companyName.label'),
    social_media: texts('contact.form.socialMedia.label'),
    project_description: texts('contact.form.projectDescription.label'),
  };
}

/** The fields of the contact page, with what was typed and what is wrong with it. */
export function renderFields(content: FieldsContent): string {
  const { texts } = content;
  const show = (field: Field) => renderField(field, content);
  const placeholder = escapeHtml(texts('contact.form.socialMedia.placeholder'));
  return `<div class="two">
${show({ name: 'name', isRequired: true, attributes: 'autocomplete="name"' })}
${show({ name: 'email', isRequired: true, hint: texts('contact.form.email.hint'), attributes: 'autocomplete="email"' })}
</div>
<div class="two">
${show({ name: 'company_name', attributes: 'autocomplete="organization"' })}
${show({ name: 'social_media', hint: texts('contact.form.socialMedia.hint'), attributes: `placeholder="${placeholder}" autocapitalize="none" spellcheck="false"` })}
</div>
${show({ name: 'project_description', isRequired: true, hint: texts('contact.form.projectDescription.hint') })}
<div class="trap" aria-hidden="true"><label>${escapeHtml(texts('contact.form.leaveEmpty'))}<input type="text" name="${inquiryTrapField}" tabindex="-1" autocomplete="off"></label></div>`;
}

function renderField(field: Field, { values, errors, texts }: FieldsContent): string {
  const id = `contact-${field.name}`;
  const error = errors[field.name];
  // An error replaces the hint of a line, as on the contact page.
  const hint = error && field.name === 'email' ? undefined : field.hint;
  const mark = field.isRequired
    ? '<span class="req" aria-hidden="true">*</span>'
    : `<span class="opt">${escapeHtml(texts('common.fields.optional'))}</span>`;
  return `<div class="field">
<label for="${id}">${escapeHtml(getLabels(texts)[field.name])} ${mark}</label>
${renderControl(field, values[field.name], describe(id, hint, error))}
${hint ? `<p class="note" id="${id}-hint">${escapeHtml(hint)}</p>` : ''}
<p class="note note-bad" id="${id}-error">${error ? warningIcon + escapeHtml(error) : ''}</p>
</div>`;
}

function renderControl(
  { name, isRequired, attributes = '' }: Field,
  value: string,
  description: string,
): string {
  const all = `id="contact-${name}" name="${name}" class="input"${isRequired ? ' required' : ''} ${attributes} ${description}`;
  // The line break after the tag is not part of the text, so a first one of the visitor's own stays.
  if (name === 'project_description') return `<textarea rows="6" ${all}>\n${escapeHtml(value)}</textarea>`;
  return `<input type="${name === 'email' ? 'email' : 'text'}" value="${escapeHtml(value)}" ${all}>`;
}

function describe(id: string, hint: string | undefined, error: string | undefined): string {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return [error && 'aria-invalid="true"', ids && `aria-describedby="${ids}"`].filter(Boolean).join(' ');
}
