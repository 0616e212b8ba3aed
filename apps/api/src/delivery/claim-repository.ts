import { sql } from 'kysely';
import type pg from 'pg';
import { type Client, query, run } from '../db/query.ts';
import type { Row } from '../db/tables.ts';

export type Claim = Pick<Row<'delivery_claim'>, 'key' | 'owner'>;

const now = sql<Date>`clock_timestamp()`;

/** Claims the delivery for a time, by the database clock; false if another process holds the claim. */
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

/** The whole seconds until a claim expires; 1 if it has just expired. */
export async function getSecondsClaimed(pool: pg.Pool, key: string): Promise<number> {
  const statement = query
    .selectFrom('delivery_claim')
    .select(sql<number>`ceil(extract(epoch from claimed_until - ${now}))::int`.as('seconds'))
    .where('key', '=', key);
  const { rows } = await run(pool, statement);
  return Math.max(1, rows[0]?.seconds ?? 1);
}

/** Leaves a claim that another process has taken over. */
export async function releaseClaim(client: Client, { key, owner }: Claim): Promise<void> {
  await run(client, query.deleteFrom('delivery_claim').where('key', '=', key).where('owner', '=', owner));
}
