import { type Kysely, sql } from 'kysely';

/**
 * The uses of one batch that share a key are counted by one write. The first limits of all uses come before their
 * second ones: a use that is over a limit is not counted against those after it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function consume_limits(uses integer[], keys text[], limits integer[], seconds integer[])
    returns integer[] language plpgsql as $$
    declare
      wish record;
      used rate_limit;
      current_turn integer := 0;
      answers integer[] := array_fill(0, array[uses[cardinality(uses)]]);
    begin
      perform pg_advisory_xact_lock(hashtext('consume_limits'));
      loop
        current_turn := current_turn + 1;
        for wish in
          select w.key, max(w.allowed) as allowed, max(w.seconds) as seconds, array_agg(w.use order by w.use) as uses
          from (
            select u.*, row_number() over (partition by u.use order by u.place) as turn
            from unnest(uses, keys, limits, seconds) with ordinality as u (use, key, allowed, seconds, place)
          ) as w
          where w.turn = current_turn and answers[w.use] = 0
          group by w.key
        loop
          insert into rate_limit as r (key, count, resets_at)
          values (wish.key, cardinality(wish.uses), clock_timestamp() + make_interval(secs => wish.seconds))
          on conflict (key) do update set
            count = excluded.count + case when r.resets_at <= clock_timestamp() then 0 else r.count end,
            resets_at = case when r.resets_at <= clock_timestamp() then excluded.resets_at else r.resets_at end
          returning * into used;
          for late in greatest(1, wish.allowed - used.count + cardinality(wish.uses) + 1) .. cardinality(wish.uses) loop
            answers[wish.uses[late]] := greatest(1, ceil(extract(epoch from used.resets_at - clock_timestamp())));
          end loop;
        end loop;
        exit when not found;
      end loop;
      return answers;
    end $$`.execute(db);
}
