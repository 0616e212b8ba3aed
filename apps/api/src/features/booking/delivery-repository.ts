import type pg from 'pg';

export interface Delivery {
  bookingId: string;
  purpose: string;
  channel: string;
}

export async function hasDelivery(pool: pg.Pool, delivery: Delivery): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from booking_delivery where booking_id = $1 and purpose = $2 and channel = $3',
    [delivery.bookingId, delivery.purpose, delivery.channel],
  );
  return rowCount === 1;
}

export async function recordDelivery(client: pg.ClientBase, delivery: Delivery): Promise<void> {
  await client.query(
    `insert into booking_delivery (booking_id, purpose, channel)
     select id, $2, $3 from booking where id = $1
     on conflict do nothing`,
    [delivery.bookingId, delivery.purpose, delivery.channel],
  );
}
