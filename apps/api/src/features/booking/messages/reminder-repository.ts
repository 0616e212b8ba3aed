import type pg from 'pg';

export interface DueReminder {
  id: string;
  kind: 'reminder24' | 'reminder1';
  sequence: number;
}

// The first column is the lead. Later than `least` before the meeting a reminder helps nobody, and who booked or moved
// later than `notice` before it has that mail instead. The first condition finds upcoming bookings by their index.
const text = `
  select b.id, r.kind, b.sequence from booking b
  cross join (values
    ('reminder24', interval '24 hours', interval '3 hours', interval '26 hours'),
    ('reminder1', interval '1 hour', interval '10 minutes', interval '90 minutes')) as r (kind, lead, least, notice)
  where b.ends_at > statement_timestamp() and b.status = 'confirmed' and b.visitor_email is not null
    and b.starts_at between clock_timestamp() + r.least and clock_timestamp() + r.lead
    and b.starts_at - greatest(b.confirmed_at, b.changed_at) > r.notice
    and not exists (
      select from delivery d where d.subject_id = b.id
        and d.purpose = case b.sequence when 0 then r.kind else r.kind || ':' || b.sequence end)
  order by b.starts_at limit 200`;

/** The reminders that are due and not sent: a look, so nothing has to be re-scheduled by a move. */
export async function listDueReminders(pool: pg.Pool): Promise<DueReminder[]> {
  return (await pool.query<DueReminder>({ name: 'list-due-reminders', text })).rows;
}
