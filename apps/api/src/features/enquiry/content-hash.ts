import { createHash } from 'node:crypto';
import type { Enquiry } from '@tt/contract/enquiry';

/** Equal for what one person says twice: everything typed, not the language, token or key it came with. */
export function toContentHash(enquiry: Enquiry): string {
  const typed = [
    enquiry.email.toLowerCase(),
    enquiry.name,
    enquiry.company_name,
    enquiry.social_media,
    enquiry.project_description,
  ];
  return createHash('sha256').update(JSON.stringify(typed)).digest().readBigInt64BE().toString();
}
