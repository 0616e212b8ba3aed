import type { World } from '../world.ts';

/** A booking and what was recorded as sent about it. */
export interface MessageState {
  id: string;
  name: string;
  method: 'google' | 'email';
  status: string;
  starts_at: Date;
  ends_at: Date;
  cancelled_at: Date | null;
  sequence: number;
  meet_link_status: string | null;
  is_past: boolean;
  /** `purpose channel`. */
  sent: string[];
}

const text = `
  select id, name, method, status, starts_at, ends_at, cancelled_at, sequence, meet_link_status,
    ends_at <= now() as is_past, array(select purpose || ' ' || channel from delivery where subject_id = b.id) as sent
  from booking b order by created_at, id`;

export function listMessageStates({ database }: World): Promise<MessageState[]> {
  return database.query<MessageState>(text);
}
