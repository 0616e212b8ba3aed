import type { Purpose } from '../db/tables.ts';

/** The table whose row a message is about. */
type Subject =
  | 'client_request'
  | 'inquiry_summary'
  | 'booking'
  | 'calendar_connection'
  | 'webhook_endpoint'
  | 'desk_reminder'
  | 'desk_person'
  | 'release_notice';

/** Names a message by ids alone: what a person wrote stays in the row. */
export interface Message {
  subject: Subject;
  id: string;
  purpose: Purpose;
}

/**
 * Names the right to send a message on a channel. An email that promises a link and the email that has it share one.
 */
export function toClaimKey({ subject, id, purpose }: Message, channel: string): string {
  return `${subject}:${id}:${purpose.replace(/:pending$/, '')}:${channel}`;
}
