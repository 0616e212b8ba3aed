import { createHash } from 'node:crypto';
import type { InquiryFields } from '@tt/contract/inquiry/inquiry';
import { fieldNames } from '@tt/contract/inquiry/inquiry-fields';

const hashed = fieldNames.toSorted();

/**
 * Equal for equal input: covers everything typed, not the language or key of the request. An empty field does not count, so
 * what was sent before a field existed keeps its hash, and a repeated key stays valid across a release.
 */
export function toContentHash(inquiry: InquiryFields): string {
  const typed = { ...inquiry, email: inquiry.email.toLowerCase() };
  const filled = hashed.filter((name) => typed[name] !== '').map((name) => [name, typed[name]]);
  return createHash('sha256').update(JSON.stringify(filled)).digest().readBigInt64BE().toString();
}
