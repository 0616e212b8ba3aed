import { reminderRules } from '@tt/contract/booking/reminders';
import type pg from 'pg';

export interface DueReminder {
  id: string;
  kind: 'reminder24' | 'reminder1';
  sequence: number;
}

const kinds = { day: 'reminder24', hour: 'reminder1' } as const;
const rules = reminderRules.map(({ kind, leadMs, leastMs, noticeMs }) => {
  const times = [leadMs, leastMs, noticeMs].map((ms) => `interval '${ms} milliseconds'`);
  return `('${kinds[kind]}', ${times.join(', ')})`;
});

// The first condition finds upcoming bookings by their index.
const text = `
  select b.id, r.kind, b.sequence from booking b
  cross join (values ${rules.join(', ')}) as r (kind, lead, least, notice)
  where b.ends_at > statement_timestamp() and b.status = 'confirmed' and b.visitor_email is not null
    and b.starts_at between clock_timestamp() + r.least and clock_timestamp() + r.lead
    and b.starts_at - greatest(b.confirmed_at, b.changed_at) > r.notice
    and not exists (
      select from delivery d where d.subject_id = b.id
        and d.purpose = case b.sequence when 0 then r.kind else r.kind || ':' || b.sequence end)
  order by b.starts_at limit 200`;

/** The reminders that are due and not sent yet. A query finds them, so a move has nothing to reschedule. */
export async function listDueReminders(pool: pg.Pool): Promise<DueReminder[]> {
  return (await pool.query<DueReminder>({ name: 'list-due-reminders', text })).rows;
}
