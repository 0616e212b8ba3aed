import type { Context } from '../context.ts';
import { cancel } from '../features/booking/cancel.ts';
import { UsageError } from './usage-error.ts';

const columns =
  'id, status, starts_at, ends_at, lane, created_at, confirmed_at, cancelled_at, failure_code, name, phone, message, language, timezone, organizer_email, meet_link, meet_link_status';

const deliveries = `
  array(select purpose || ' by ' || channel || ' at ' || delivered_at
        from booking_delivery where booking_id = booking.id order by delivered_at) as deliveries`;

export async function runBookings(context: Context, [action, argument]: string[]): Promise<string> {
  if (action === 'list') return listBookings(context, argument === '--all');
  if (action === 'show' && argument) return showBooking(context, argument);
  if (action === 'cancel' && argument) return cancelBooking(context, argument);
  throw new UsageError();
}

async function listBookings({ pool }: Context, isAll: boolean): Promise<string> {
  const { rows } = isAll
    ? await pool.query(`select ${columns} from booking order by created_at desc limit 50`)
    : await pool.query(
        `select ${columns} from booking
         where (status = 'confirmed' or status = 'in_doubt' or (status = 'held' and hold_expires_at > clock_timestamp()))
           and ends_at > clock_timestamp()
         order by starts_at`,
      );
  return rows.map(formatLine).join('');
}

async function showBooking({ pool }: Context, id: string): Promise<string> {
  const { rows } = await pool.query(`select ${columns}, ${deliveries} from booking where id::text = $1`, [
    id,
  ]);
  return rows[0] ? `${JSON.stringify(rows[0], null, 2)}\n` : 'There is no such booking.\n';
}

async function cancelBooking({ pool, now }: Context, id: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from booking where id::text = $1', [id]);
  const isCancelled = rows[0] !== undefined && (await cancel(pool, rows[0].id, now()));
  return isCancelled
    ? 'Canceled. Visitor and company will be told.\n'
    : 'There is no such confirmed booking.\n';
}

function formatLine(row: Record<string, unknown> & { starts_at: Date; ends_at: Date }): string {
  const minutes = `${(row.ends_at.getTime() - row.starts_at.getTime()) / 60_000} min`;
  const words = [
    row.id,
    row.starts_at.toISOString(),
    minutes,
    row.status,
    row.name,
    row.organizer_email ?? '-',
  ];
  return `${words.join('  ')}\n`;
}
