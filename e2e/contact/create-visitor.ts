import { randomBytes } from 'node:crypto';
import type { EnquiryFields } from '@tt/contract/enquiry/enquiry';

/** Everything that a visitor can fill in. */
type Values = Omit<Required<EnquiryFields>, 'language'>;

export type Visitor = ReturnType<typeof createVisitor>;

/** Somebody whom no other test has met: own mail domain, own text, own network, so that no limit is shared. */
export function createVisitor() {
  const id = randomBytes(4).toString('hex');
  const values: Values = {
    name: `Ada ${id}`,
    email: `ada@${id}.mx.test`,
    company_name: 'Analytical Engines',
    social_media: '@ada',
    project_description: `A loom that weaves algebra, number ${id}.`,
  };
  return { id, network: `2001:db8:${id.slice(0, 4)}:${id.slice(4)}::1`, values };
}
