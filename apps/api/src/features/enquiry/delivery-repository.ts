import type pg from 'pg';

export async function hasDelivery(pool: pg.Pool, enquiryId: string, channel: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from client_request_delivery where client_request_id = $1 and channel = $2',
    [enquiryId, channel],
  );
  return rowCount === 1;
}

export async function recordDelivery(
  client: pg.ClientBase,
  enquiryId: string,
  channel: string,
): Promise<void> {
  await client.query(
    `insert into client_request_delivery (client_request_id, channel)
     select id, $2 from client_request where id = $1
     on conflict do nothing`,
    [enquiryId, channel],
  );
}
