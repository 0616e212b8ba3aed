import type pg from 'pg';

/** The channels that have the message already; nothing when the enquiry was erased since. */
export async function findDeliveredChannels(pool: pg.Pool, enquiryId: string): Promise<string[] | undefined> {
  const { rows } = await pool.query<{ channels: string[] }>(
    `select array(select channel from client_request_delivery where client_request_id = r.id) as channels
     from client_request r where r.id = $1`,
    [enquiryId],
  );
  return rows[0]?.channels;
}

export async function recordDelivery(pool: pg.Pool, enquiryId: string, channel: string): Promise<void> {
  await pool.query(
    `insert into client_request_delivery (client_request_id, channel)
     select id, $2 from client_request where id = $1
     on conflict do nothing`,
    [enquiryId, channel],
  );
}
