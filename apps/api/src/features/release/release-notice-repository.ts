import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Client, query, run } from '../../db/query.ts';
import type { Row } from '../../db/tables.ts';

export type ReleaseNotice = Pick<Row<'release_notice'>, 'kind' | 'revision' | 'author' | 'title' | 'reason'>;

/** Returns the new row's ID. What is older than a month goes. */
export async function insertReleaseNotice(client: Client, notice: ReleaseNotice): Promise<string> {
  const lastMonth = sql<Date>`clock_timestamp() - interval '30 days'`;
  await run(client, query.deleteFrom('release_notice').where('created_at', '<', lastMonth));
  const id = randomUUID();
  await run(client, query.insertInto('release_notice').values({ ...notice, id }));
  return id;
}

export async function findReleaseNotice(client: Client, id: string): Promise<ReleaseNotice | undefined> {
  const statement = query.selectFrom('release_notice').selectAll().where('id', '=', id);
  return (await run(client, statement)).rows[0];
}
