import { inquiryTrapField } from '@tt/contract/inquiry/inquiry';
import { type FieldName, fieldRows, getInquiryField } from '@tt/contract/inquiry/inquiry-fields';
import type { InquiryValues } from '@tt/contract/inquiry/inquiry-values';
import { escapeHtml } from '@tt/contract/language/escape-html';
import type { ContactTexts } from '../../../forms/contact-texts.ts';
import type { FieldErrors } from './field-errors.ts';
import { findFieldText } from './find-field-text.ts';
import { warningIcon } from './warning-icon.ts';

interface FieldsContent {
  values: InquiryValues;
  errors: FieldErrors;
  texts: ContactTexts;
}

/** The fields of the contact page, with what was typed and what is wrong with it. */
export function renderFields(content: FieldsContent): string {
  const rows = fieldRows.map((names) => {
    const row = names.map((name) => renderField(name, content)).join('\n');
    return names.length > 1 ? `<div class="two">\n${row}\n</div>` : row;
  });
  return `${rows.join('\n')}
<div class="trap" aria-hidden="true"><label>${escapeHtml(content.texts('contact.form.leaveEmpty'))}<input type="text" name="${inquiryTrapField}" tabindex="-1" autocomplete="off"></label></div>`;
}

function renderField(name: FieldName, { values, errors, texts }: FieldsContent): string {
  const id = `contact-${name}`;
  const error = errors[name];
  const { kind, isRequired } = getInquiryField(name);
  // The error of an address replaces its hint, as on the contact page.
  const hint = error && kind === 'email' ? undefined : findFieldText(texts, name, 'hint');
  const mark = isRequired
    ? '<span class="req" aria-hidden="true">*</span>'
    : `<span class="opt">${escapeHtml(texts('common.fields.optional'))}</span>`;
  const attributes = [...listAttributes(name, texts), describe(id, hint, error)].join(' ');
  return `<div class="field">
<label for="${id}">${escapeHtml(texts(`inquiry.${name}.label`))} ${mark}</label>
${renderControl(name, values[name], attributes)}
${hint ? `<p class="note" id="${id}-hint">${escapeHtml(hint)}</p>` : ''}
<p class="note note-bad" id="${id}-error">${error ? warningIcon + escapeHtml(error) : ''}</p>
</div>`;
}

function listAttributes(name: FieldName, texts: ContactTexts): string[] {
  const { isRequired, attributes } = getInquiryField(name);
  const placeholder = findFieldText(texts, name, 'placeholder');
  const given = Object.entries({ ...(placeholder && { placeholder }), ...attributes });
  return [
    ...(isRequired ? ['required'] : []),
    ...given.map(([attribute, value]) => `${attribute.toLowerCase()}="${escapeHtml(String(value))}"`),
  ];
}

function renderControl(name: FieldName, value: string, attributes: string): string {
  const { kind } = getInquiryField(name);
  const all = `id="contact-${name}" name="${name}" class="input" ${attributes}`;
  // The line break after the tag is not part of the text, so a first one of the visitor's own stays.
  if (kind === 'text') return `<textarea ${all}>\n${escapeHtml(value)}</textarea>`;
  return `<input type="${kind === 'email' ? 'email' : 'text'}" value="${escapeHtml(value)}" ${all}>`;
}

function describe(id: string, hint: string | undefined, error: string | undefined): string {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return [error && 'aria-invalid="true"', ids && `aria-describedby="${ids}"`].filter(Boolean).join(' ');
}
