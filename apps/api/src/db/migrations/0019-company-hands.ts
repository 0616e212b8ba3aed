import { type Kysely, sql } from 'kysely';

/**
 * An event that the company moved to a time where its booking can't follow is neither at the booking's time nor somebody
 * else's: that time counts as taken, except for the booking itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function foreign_busy(tstzrange)`.execute(db);
  await sql`
    create function foreign_busy(asked tstzrange, p_self uuid default null)
    returns tstzmultirange language sql stable as $$
      select (
        select coalesce(range_agg(part), '{}'::tstzmultirange) - own_events(asked)
        from calendar_snapshot s, unnest(s.busy * tstzmultirange(asked)) as part
        where s.fetched_at > clock_timestamp() - interval '1 hour'
      ) + (
        select coalesce(range_agg(tstzrange(b.synced_starts_at, b.synced_ends_at, '[)')), '{}'::tstzmultirange)
        from booking b
        where b.synced_ends_at > lower(asked) and b.synced_starts_at < upper(asked) and b.status = 'confirmed'
          and b.synced_sequence = b.sequence and b.synced_starts_at < b.synced_ends_at
          and (b.synced_starts_at, b.synced_ends_at) is distinct from (b.starts_at, b.ends_at)
          and b.id is distinct from p_self
      )
    $$`.execute(db);
  await sql`
    create or replace function claim_lane(
      p_booking uuid, p_blocks tstzrange, p_capacity integer, p_first integer default 1
    ) returns smallint language plpgsql as $$
    declare
      place smallint;
    begin
      if not isempty(foreign_busy(p_blocks, p_booking)) then return null; end if;
      for place in select n from generate_series(1, p_capacity) as n order by (n = p_first) desc, n loop
        insert into booking_claim (booking_id, lane, blocks) values (p_booking, place, p_blocks)
        on conflict on constraint booking_claim_no_overlap do nothing;
        if found then return place; end if;
      end loop;
      return null;
    end $$`.execute(db);
}
