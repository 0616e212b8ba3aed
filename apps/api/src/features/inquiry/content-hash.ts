import { createHash } from 'node:crypto';
import type { InquiryFields } from '@tt/contract/inquiry/inquiry';
import type { ColumnsOf } from '../../db/tables.ts';

type TypedInquiry = ColumnsOf<InquiryFields>;
type Part = ((inquiry: TypedInquiry) => unknown) | 'left out';

/**
 * What a person typed, in hashing order. A new field comes last, with its name and only if it was
 * filled in: `({ field }) => (field ? ['field', field] : null)`. So what was sent before it existed keeps its hash, and
 * a repeated key stays valid across a release.
 */
const parts: Record<keyof InquiryFields, Part> = {
  email: ({ email }) => email.toLowerCase(),
  name: ({ name }) => name,
  company_name: ({ company_name }) => company_name,
  social_media: ({ social_media }) => social_media,
  project_description: ({ project_description }) => project_description,
  language: 'left out',
};

const hashed = Object.values(parts).filter((part) => part !== 'left out');

/** Equal for equal input: covers everything typed, not the language or key of the request. */
export function toContentHash(inquiry: TypedInquiry): string {
  const typed = hashed.map((part) => part(inquiry)).filter((value) => value !== null);
  return createHash('sha256').update(JSON.stringify(typed)).digest().readBigInt64BE().toString();
}
