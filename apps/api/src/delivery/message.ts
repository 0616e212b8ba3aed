import type { Purpose } from '../db/tables.ts';

/** The table whose row a message is about. */
type Subject = 'client_request' | 'enquiry_summary' | 'booking' | 'calendar_connection' | 'webhook_endpoint';

/** Names a message by ids alone: what a person wrote stays in the row. */
export interface Message {
  subject: Subject;
  id: string;
  purpose: Purpose;
}

// The previous release claims by the same keys, and neither may send what the other is sending.
const claimKeys: Record<Subject, (message: Message) => string> = {
  client_request: ({ id }) => `enquiry:${id}`,
  enquiry_summary: ({ id }) => `enquiry-summary:${id}`,
  booking: ({ id, purpose }) => `booking:${id}:${purpose}`,
  calendar_connection: ({ id, purpose }) => `calendar:${id}:${purpose}`,
  webhook_endpoint: ({ id, purpose }) => `webhook:${id}:${purpose}`,
};

/** Names the right to send a message on a channel. */
export function toClaimKey(message: Message, channel: string): string {
  return `${claimKeys[message.subject](message)}:${channel}`;
}
