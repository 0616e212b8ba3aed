import * as z from 'zod/mini';
import { boundedTextSchema } from '../language/bounded-text.ts';
import { requestLanguageSchema } from '../language/language.ts';
import { emptyTextSchema } from '../language/nullable-text.ts';
import { multiLineSchema, singleLineSchema } from '../language/plain-text.ts';
import { emailAddressSchema } from './email-address.ts';
import { type FieldName, fieldNames, getInquiryField } from './inquiry-fields.ts';
import { type SourceName, sourceNames, sourceSchemas } from './inquiry-source.ts';

export const formTokenSchema = boundedTextSchema(200);

/** The field that people don't see and robots fill in. */
export const inquiryTrapField = 'fax_number';

/** A form without script can spread the description over several fields of this name: each is a line of it. */
export const inquiryLineField = 'project_description[]';

/** The body of `POST /rest/v1/client_request`, as JSON or as a form that was sent without script. */
export const inquirySchema = z.object(/* @__PURE__ */ toShape());

export type Inquiry = z.infer<typeof inquirySchema>;

/** The fields that only distinguish people from robots. They are never stored. */
export const inquirySpamFields = ['form_token', inquiryTrapField] as const;

/** What a person wrote in an inquiry, and how it came. */
export type InquiryFields = Pick<Inquiry, FieldName | 'language' | SourceName>;

/** Their columns. The backend stores, hands over and exports every one of them. */
export const inquiryColumns: readonly (keyof InquiryFields)[] = [...fieldNames, 'language', ...sourceNames];

// Called as pure, so that the bundler leaves the schema out of the booking page, which needs other parts of this module.
function toShape() {
  const fields = fieldNames.map((name) => [name, toFieldSchema(name)]);
  return {
    ...(Object.fromEntries(fields) as Record<FieldName, z.ZodMiniType<string>>),
    language: requestLanguageSchema,
    ...sourceSchemas,
    form_token: z.optional(formTokenSchema),
    [inquiryTrapField]: z.optional(boundedTextSchema(500)),
  };
}

/** A text that may be left out is stored as an empty string. */
function toFieldSchema(name: FieldName) {
  const { kind, maxLength, isRequired } = getInquiryField(name);
  if (kind === 'email') return emailAddressSchema;
  const toSchema = kind === 'text' ? multiLineSchema : singleLineSchema;
  return isRequired ? toSchema(1, maxLength) : emptyTextSchema(toSchema(0, maxLength));
}

export const inquiryAnswerSchema = z.object({ id: boundedTextSchema(36).check(z.uuid()) });

export const formTokenAnswerSchema = z.object({ token: formTokenSchema });

/** One key for each filled-in form, so that a repeated request is the same inquiry. */
export const idempotencyKeySchema = boundedTextSchema(100).check(z.regex(/^[\w-]{8,100}$/));

/** Where a form without script returns to on the contact page: fragments that CSS matches by `:target`. */
export const inquiryFragments = { sent: 'sent', failed: 'failed' } as const;
