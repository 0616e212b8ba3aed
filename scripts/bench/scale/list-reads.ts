import type { Session } from './open-session.ts';

export interface StatementReads {
  statement: string;
  calls: number;
  /** Pages of 8 KB per call, from memory or disk. */
  pages: number;
  longestMs: number;
}

/** The statements of the API, its jobs and functions that read the most pages per call, which no other load disturbs. */
export async function listReads(session: Session, count: number): Promise<StatementReads[]> {
  const { rows } = await session.query<StatementReads>(
    `select left(regexp_replace(query, '\\s+', ' ', 'g'), 90) as statement, calls::int,
       ((shared_blks_hit + shared_blks_read) / calls)::int as pages, max_exec_time::int as "longestMs"
     from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database()) and calls > 1
       and query !~* '^(create|alter|drop|comment|vacuum|analyze)|pg_stat|pg_catalog|pg_attribute'
     order by 3 desc limit $1`,
    [count],
  );
  return rows;
}
