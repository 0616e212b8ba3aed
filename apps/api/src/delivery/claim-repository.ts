import { sql } from 'kysely';
import type pg from 'pg';
import { type Client, query, run } from '../db/query.ts';
import type { Row } from '../db/tables.ts';

export type Claim = Pick<Row<'delivery_claim'>, 'key' | 'owner'>;

const now = sql<Date>`clock_timestamp()`;

/** Takes the right to deliver for so long, by the clock of the database; false when somebody else has it. */
export async function claimDelivery(pool: pg.Pool, claim: Claim, leaseSeconds: number): Promise<boolean> {
  const statement = query
    .insertInto('delivery_claim')
    .values({ ...claim, claimed_until: sql<Date>`${now} + make_interval(secs => ${leaseSeconds})` })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((row) => ({
          owner: row.ref('excluded.owner'),
          claimed_until: row.ref('excluded.claimed_until'),
        }))
        .where('delivery_claim.claimed_until', '<=', now),
    );
  return (await run(pool, statement)).count === 1;
}

/** The whole seconds after which a claim may be taken over; 1 when it has just ended. */
export async function getSecondsClaimed(pool: pg.Pool, key: string): Promise<number> {
  const statement = query
    .selectFrom('delivery_claim')
    .select(sql<number>`ceil(extract(epoch from claimed_until - ${now}))::int`.as('seconds'))
    .where('key', '=', key);
  const { rows } = await run(pool, statement);
  return Math.max(1, rows[0]?.seconds ?? 1);
}

/** Leaves the claim of whoever has taken over since. */
export async function releaseClaim(client: Client, { key, owner }: Claim): Promise<void> {
  await run(client, query.deleteFrom('delivery_claim').where('key', '=', key).where('owner', '=', owner));
}
