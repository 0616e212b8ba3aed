-- Messages to people that waited at the time of the backup may have been sent since. They wait in the dead-letter queues
-- until an operator redrives them. A new queue is held too, unless it is named here. What goes on at once: scheduled jobs, the
-- calendar, holds, and webhooks, whose receivers know an event by its ID.
with held_queue as (
  select source.name, dead.name as dead_name, dead.retention_seconds, dead.deletion_seconds
  from pgboss.queue source join pgboss.queue dead on dead.name = source.dead_letter
  where source.name not in ('booking-calendar', 'booking-watch', 'webhook')
    and source.name not in (select name from pgboss.schedule)
), outboxed as (
  delete from job_outbox where queue in (select name from held_queue) returning queue as name, data, created_at as created_on
), queued as (
  delete from pgboss.job where name in (select name from held_queue) and state < 'completed' returning name, data, created_on
), held as (
  insert into pgboss.job (name, data, created_on, keep_until, deletion_seconds, source_name)
  select dead_name, data, created_on, now() + retention_seconds * interval '1 second', deletion_seconds, name
  from (table outboxed union all table queued) as waiting join held_queue using (name)
  returning source_name
)
select format('%s jobs of %s are held. To run them: pnpm ops queue redrive %2$s', count(*), source_name) as line
from held group by source_name order by source_name;
