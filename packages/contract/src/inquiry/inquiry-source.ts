import * as z from 'zod/mini';
import { boundedTextSchema } from '../language/bounded-text.ts';

interface SourceField {
  maxLength: number;
  /** Plain characters only, so that no part can look like a line or an address of its own. */
  format: RegExp;
  /** What the company's chat calls it. */
  chatLabel: string;
}

const campaignFormat = /^[\p{L}\p{M}\p{N} ._+-]+$/u;
const campaignMaxLength = 100;

/** How an inquiry came, which the page knows and nobody types. Row, chat, webhook and export follow this list. */
export const sourceFields = {
  /** Key of the service, case or product that the inquiry is about. */
  topic: { maxLength: 80, format: /^[a-z\d]+(?:-[a-z\d]+)*$/, chatLabel: 'Topic' },
  /** Path of our own page before the form. */
  page_before: { maxLength: 200, format: /^\/[\w./~-]*$/, chatLabel: 'Previous page' },
  /** Host of the foreign page that led to the form. */
  referring_host: { maxLength: 253, format: /^[a-z\d]+(?:[.-]+[a-z\d]+)*$/, chatLabel: 'Referring website' },
  utm_source: { maxLength: campaignMaxLength, format: campaignFormat, chatLabel: 'Campaign source' },
  utm_medium: { maxLength: campaignMaxLength, format: campaignFormat, chatLabel: 'Campaign medium' },
  utm_campaign: { maxLength: campaignMaxLength, format: campaignFormat, chatLabel: 'Campaign' },
} as const satisfies Record<string, SourceField>;

export type SourceName = keyof typeof sourceFields;

export type InquirySource = Record<SourceName, string>;

export const sourceNames = Object.keys(sourceFields) as SourceName[];

/** The parameters that name a campaign in an address. */
export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign'] as const satisfies SourceName[];

/** A value that does not match counts as unknown, so that nobody is refused because of where they came from. */
export const toSourceSchema = ({ maxLength, format }: SourceField) =>
  z.catch(boundedTextSchema(maxLength).check(z.regex(format)), '');

export const sourceSchemas = /* @__PURE__ */ toSourceSchemas();

// Called as pure, so that the bundler leaves the schemas out of the booking page.
function toSourceSchemas() {
  const schemas = sourceNames.map((name) => [name, z._default(toSourceSchema(sourceFields[name]), '')]);
  return Object.fromEntries(schemas) as Record<
    SourceName,
    z.ZodMiniDefault<ReturnType<typeof toSourceSchema>>
  >;
}

/** What is known about how an inquiry came. */
export function findSource(read: (name: SourceName) => unknown): Partial<InquirySource> {
  const found = sourceNames.map((name) => [name, sourceSchemas[name].parse(read(name))]);
  return Object.fromEntries(found.filter(([, value]) => value));
}
