import { sql } from 'kysely';
import type pg from 'pg';
import { query, run } from '../../../db/query.ts';

const now = sql<Date>`clock_timestamp()`;
const provenDays = 30;
const crowdedDays = 7;

export interface KnownSigns {
  isProven: boolean;
  isRepeatedText: boolean;
  /** How much of the coming week is taken by bookings of addresses that nobody has confirmed. */
  unprovenMinutes: number;
}

export interface SignQuery {
  emailKey: string;
  emailHash: string;
  message: string;
}

/** What earlier bookings say about a new one, found by the indexes on `created_at` and `ends_at`. */
export async function findKnownSigns(pool: pg.Pool, asked: SignQuery): Promise<KnownSigns> {
  const { rows } = await pool.query<KnownSigns>({
    name: 'find-known-signs',
    text: `
      select
        exists (select from proven_address where email_hash = $2 and proven_until > clock_timestamp()) as "isProven",
        $3 <> '' and exists (
          select from booking where method = 'email' and message = $3 and email_key <> $1
            and created_at > statement_timestamp() - interval '1 day') as "isRepeatedText",
        (select coalesce(sum(extract(epoch from ends_at - starts_at)) / 60, 0)::int from booking
         where method = 'email' and status = 'confirmed' and suspicion is null and ends_at > statement_timestamp()
           and starts_at between clock_timestamp() and clock_timestamp() + interval '${crowdedDays} days') as "unprovenMinutes"`,
    values: [asked.emailKey, asked.emailHash, asked.message],
  });
  if (!rows[0]) throw new Error('The signs of a booking were not answered');
  return rows[0];
}

/** Remembers that the owner of an address has confirmed a booking. */
export async function rememberProven(pool: pg.Pool, emailHash: string): Promise<void> {
  const until = sql<Date>`${now} + make_interval(days => ${sql.lit(provenDays)})`;
  const statement = query
    .insertInto('proven_address')
    .values({ email_hash: emailHash, proven_until: until })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet({ proven_until: until }));
  await run(pool, statement);
}

export async function deleteProven(client: pg.ClientBase, emailHashes: string[]): Promise<number> {
  return (await run(client, query.deleteFrom('proven_address').where('email_hash', 'in', emailHashes))).count;
}
