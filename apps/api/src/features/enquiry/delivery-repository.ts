import type pg from 'pg';
import type { EnquiryRow } from './enquiry-repository.ts';

export interface Announcement {
  enquiry: EnquiryRow;
  /** The chats that have the message already. */
  channels: string[];
}

/** Nothing when the enquiry was erased since. */
export async function findAnnouncement(pool: pg.Pool, enquiryId: string): Promise<Announcement | undefined> {
  const { rows } = await pool.query<EnquiryRow & { channels: string[] }>(
    `select *, array(select channel from client_request_delivery where client_request_id = r.id) as channels
     from client_request r where r.id = $1`,
    [enquiryId],
  );
  if (!rows[0]) return undefined;
  const { channels, ...enquiry } = rows[0];
  return { enquiry, channels };
}

export async function recordDelivery(pool: pg.Pool, enquiryId: string, channel: string): Promise<void> {
  await pool.query(
    `insert into client_request_delivery (client_request_id, channel)
     select id, $2 from client_request where id = $1
     on conflict do nothing`,
    [enquiryId, channel],
  );
}
