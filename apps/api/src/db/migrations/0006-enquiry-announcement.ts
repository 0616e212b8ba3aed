import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addAnnouncement(db);
  await createSummaries(db);
  await createCountFunction(db);
}

// The previous release writes rows without these columns: its flagged rows are recognized by `flagged` alone.
async function addAnnouncement(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table client_request
      add column announcement text not null default 'single'
        check (announcement in ('single', 'summary', 'digest')),
      add column summary_id uuid`.execute(db);
  await sql`
    create index client_request_unannounced on client_request (created_at)
    where summary_id is null and (flagged or announcement <> 'single')`.execute(db);
  await sql`
    create index client_request_summary on client_request (summary_id) where summary_id is not null`.execute(
    db,
  );
}

async function createSummaries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table enquiry_summary (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('summary', 'digest')),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table enquiry_summary_delivery (
      summary_id uuid not null references enquiry_summary on delete cascade,
      channel text not null,
      delivered_at timestamptz not null default now(),
      primary key (summary_id, channel)
    )`.execute(db);
}

/**
 * Like `consume_limits`, which the previous release calls and whose lock it shares, but reports which limit of each use was
 * the first that is used up: some refuse, others don't.
 */
async function createCountFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_uses(
      uses integer[], keys text[], limits integer[], seconds integer[],
      out exceeded integer[], out retry_after integer[]
    ) language plpgsql as $$
    declare
      wish record;
      used rate_limit;
      current_turn integer := 0;
    begin
      exceeded := array_fill(0, array[uses[cardinality(uses)]]);
      retry_after := exceeded;
      perform pg_advisory_xact_lock(hashtext('consume_limits'));
      loop
        current_turn := current_turn + 1;
        for wish in
          select w.key, max(w.allowed) as allowed, max(w.seconds) as seconds, array_agg(w.use order by w.use) as uses
          from (
            select u.*, row_number() over (partition by u.use order by u.place) as turn
            from unnest(uses, keys, limits, seconds) with ordinality as u (use, key, allowed, seconds, place)
          ) as w
          where w.turn = current_turn and exceeded[w.use] = 0
          group by w.key
        loop
          insert into rate_limit as r (key, count, resets_at)
          values (wish.key, cardinality(wish.uses), clock_timestamp() + make_interval(secs => wish.seconds))
          on conflict (key) do update set
            count = excluded.count + case when r.resets_at <= clock_timestamp() then 0 else r.count end,
            resets_at = case when r.resets_at <= clock_timestamp() then excluded.resets_at else r.resets_at end
          returning * into used;
          for late in greatest(1, wish.allowed - used.count + cardinality(wish.uses) + 1) .. cardinality(wish.uses) loop
            exceeded[wish.uses[late]] := current_turn;
            retry_after[wish.uses[late]] :=
              greatest(1, ceil(extract(epoch from used.resets_at - clock_timestamp())));
          end loop;
        end loop;
        exit when not found;
      end loop;
    end $$`.execute(db);
}
