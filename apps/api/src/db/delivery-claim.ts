import type pg from 'pg';

export interface Claim {
  /** Names the message and its channel, by ids alone. */
  key: string;
  owner: string;
}

/** Takes the right to deliver for so long, by the clock of the database; false when somebody else has it. */
export async function claimDelivery(
  pool: pg.Pool,
  { key, owner }: Claim,
  leaseSeconds: number,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into delivery_claim as c (key, owner, claimed_until)
     values ($1, $2, clock_timestamp() + make_interval(secs => $3))
     on conflict (key) do update set owner = excluded.owner, claimed_until = excluded.claimed_until
     where c.claimed_until <= clock_timestamp()`,
    [key, owner, leaseSeconds],
  );
  return rowCount === 1;
}

/** The whole seconds after which a claim may be taken over; 1 when it has just ended. */
export async function getSecondsClaimed(pool: pg.Pool, key: string): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select ceil(extract(epoch from claimed_until - clock_timestamp()))::int as seconds
     from delivery_claim where key = $1`,
    [key],
  );
  return Math.max(1, rows[0]?.seconds ?? 1);
}

/** Leaves the claim of whoever has taken over since. */
export async function releaseClaim(client: pg.ClientBase | pg.Pool, { key, owner }: Claim): Promise<void> {
  await client.query('delete from delivery_claim where key = $1 and owner = $2', [key, owner]);
}
