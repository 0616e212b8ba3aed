import { randomBytes } from 'node:crypto';
import type { InquiryFields } from '@tt/contract/inquiry/inquiry';

/** Everything that a visitor can fill in. */
type Values = Omit<Required<InquiryFields>, 'language'>;

export type Visitor = ReturnType<typeof createVisitor>;

/** A unique visitor with an own mail domain, text and network, so that tests share no limit. */
export function createVisitor() {
  const id = createId();
  const values: Values = {
    name: `Ada ${id}`,
    email: `ada@${id}.mx.test`,
    company_name: 'Analytical Engines',
    social_media: '@ada',
    project_description: `A loom that weaves algebra, number ${id}.`,
  };
  return { id, network: `2001:db8:${id.slice(0, 4)}:${id.slice(4)}::1`, values };
}

/** Four digits in a row could be a phone number, and a booking under such a name has to be confirmed by mail. */
function createId(): string {
  const id = randomBytes(4).toString('hex');
  return /\d{4}/.test(id) ? createId() : id;
}
