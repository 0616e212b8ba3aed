import { emailMaxLength } from './email-max-length.ts';

interface InquiryField {
  /** `text` has several lines. */
  kind: 'line' | 'email' | 'text';
  maxLength: number;
  isRequired?: true;
  /** What the company's chat calls it. */
  chatLabel: string | 'quoted';
  /** Attributes of the control in the form. */
  attributes?: { autoComplete?: string; autoCapitalize?: 'none'; spellCheck?: false; rows?: number };
}

/**
 * What a visitor fills in, in the order of the page. Schema, form, row, chat, webhook and export follow this list, so a field
 * is added here; `docs/tasks/add-a-form-field.md` has the rest.
 */
export const inquiryFields = {
  name: {
    kind: 'line',
    maxLength: 100,
    isRequired: true,
    chatLabel: 'Name',
    attributes: { autoComplete: 'name' },
  },
  email: {
    kind: 'email',
    maxLength: emailMaxLength,
    isRequired: true,
    chatLabel: 'Email',
    attributes: { autoComplete: 'email' },
  },
  company_name: {
    kind: 'line',
    maxLength: 150,
    chatLabel: 'Company',
    attributes: { autoComplete: 'organization' },
  },
  social_media: {
    kind: 'line',
    maxLength: 500,
    chatLabel: 'Social media',
    attributes: { autoCapitalize: 'none', spellCheck: false },
  },
  project_description: {
    kind: 'text',
    maxLength: 5000,
    isRequired: true,
    chatLabel: 'quoted',
    attributes: { rows: 6 },
  },
} as const satisfies Record<string, InquiryField>;

export type FieldName = keyof typeof inquiryFields;

export const fieldNames = Object.keys(inquiryFields) as FieldName[];

export function getInquiryField(name: FieldName): InquiryField {
  return inquiryFields[name];
}

/** Two lines share a row of the form; a text has its own. */
export const fieldRows: readonly (readonly FieldName[])[] = /* @__PURE__ */ toRows(fieldNames);

function toRows(names: readonly FieldName[]): FieldName[][] {
  const [first, second, ...rest] = names;
  if (!first) return [];
  const isPair = [first, second].every((name) => name && getInquiryField(name).kind !== 'text');
  return second && isPair ? [[first, second], ...toRows(rest)] : [[first], ...toRows(names.slice(1))];
}
