import { randomBytes } from 'node:crypto';
import { fieldNames } from '@tt/contract/inquiry/inquiry-fields';
import type { InquiryValues } from '@tt/contract/inquiry/inquiry-values';

export type Visitor = ReturnType<typeof createVisitor>;

/** A unique visitor with an own mail domain, text and network, so that tests share no limit. */
export function createVisitor() {
  const id = createId();
  // In the order of the page. A field without words of its own says its name.
  const unnamed = fieldNames.map((name) => [name, `Ada’s ${name}`]);
  const values: InquiryValues = {
    ...(Object.fromEntries(unnamed) as InquiryValues),
    name: `Ada ${id}`,
    email: `ada@${id}.mx.test`,
    company_name: 'Analytical Engines',
    social_media: '@ada',
    project_description: `A loom that weaves algebra, number ${id}.`,
  };
  return { id, network: `2001:db8:${id.slice(0, 4)}:${id.slice(4)}::1`, values };
}

/** Four digits in a row could be a phone number, and a booking under such a name has to be confirmed by email. */
function createId(): string {
  const id = randomBytes(4).toString('hex');
  return /\d{4}/.test(id) ? createId() : id;
}
