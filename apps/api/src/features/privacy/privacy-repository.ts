import type pg from 'pg';

// Where an address can stand: the column or expression that holds it. Rows that hang on these go with them.
const places = [
  { table: 'client_request', address: 'email' },
  { table: 'booking', address: 'organizer_email' },
  { table: 'job_outbox', address: "data ->> 'email'" },
  { table: 'pgboss.job', address: "data ->> 'email'" },
] as const;

export type PrivacyTable = (typeof places)[number]['table'];

/** Everything stored about an address, by table. */
export async function listPersonalData(
  pool: pg.Pool,
  address: string,
): Promise<Record<PrivacyTable, object[]>> {
  const entries = await Promise.all(
    places.map(async (place) => {
      const text = `select * from ${place.table} where lower(${place.address}) = lower($1)`;
      return [place.table, (await pool.query(text, [address])).rows] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<PrivacyTable, object[]>;
}

/** The enquiries and bookings of an address, as the chat names them. */
export async function listMessageIds(client: pg.ClientBase, address: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from client_request where lower(email) = lower($1)
     union all select id from booking where lower(organizer_email) = lower($1)`,
    [address],
  );
  return rows.map(({ id }) => id);
}

/** Deletes everything about an address and answers with the number of rows by table. */
export async function deletePersonalData(
  client: pg.ClientBase,
  address: string,
): Promise<Record<PrivacyTable, number>> {
  const counts: Partial<Record<PrivacyTable, number>> = {};
  for (const place of places) {
    const text = `delete from ${place.table} where lower(${place.address}) = lower($1)`;
    counts[place.table] = (await client.query(text, [address])).rowCount ?? 0;
  }
  return counts as Record<PrivacyTable, number>;
}
