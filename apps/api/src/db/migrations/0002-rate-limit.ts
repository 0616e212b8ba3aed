import { type Kysely, sql } from 'kysely';

// Unlogged: a crash may lose counts, and in return counting waits for no disk.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limit (
      key text primary key,
      count integer not null,
      resets_at timestamptz not null
    )`.execute(db);
  // Uses are numbered from 1; a use stops at its first limit that is used up. The lock keeps two batches from
  // deadlocking on each other's rows.
  await sql`
    create function consume_limits(uses integer[], keys text[], limits integer[], seconds integer[])
    returns integer[] language plpgsql as $$
    declare
      used rate_limit;
      answers integer[] := array_fill(0, array[uses[cardinality(uses)]]);
    begin
      perform pg_advisory_xact_lock(hashtext('consume_limits'));
      for i in 1 .. cardinality(keys) loop
        continue when answers[uses[i]] > 0;
        insert into rate_limit as r (key, count, resets_at)
        values (keys[i], 1, clock_timestamp() + make_interval(secs => seconds[i]))
        on conflict (key) do update set
          count = case when r.resets_at <= clock_timestamp() then 1 else r.count + 1 end,
          resets_at = case when r.resets_at <= clock_timestamp() then excluded.resets_at else r.resets_at end
        returning * into used;
        if used.count > limits[i] then
          answers[uses[i]] := greatest(1, ceil(extract(epoch from used.resets_at - clock_timestamp())));
        end if;
      end loop;
      return answers;
    end $$`.execute(db);
}
