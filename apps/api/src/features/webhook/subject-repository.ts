import { inquiryColumns } from '@tt/contract/inquiry/inquiry';
import type pg from 'pg';
import { query, run } from '../../db/query.ts';

const sentColumns = ['id', 'created_at', 'flagged', ...inquiryColumns] as const;

const bookingColumns = [
  ...['id', 'status', 'starts_at', 'ends_at', 'changed_at', 'sequence', 'short_id', 'method', 'name'],
  ...['visitor_email', 'phone', 'message', 'language', 'timezone', 'meet_link'],
] as const;

export type SentInquiry = NonNullable<Awaited<ReturnType<typeof findSentInquiry>>>;
export type SentBooking = NonNullable<Awaited<ReturnType<typeof findSentBooking>>>;

/** Undefined if the inquiry has been erased. */
export async function findSentInquiry(pool: pg.Pool, id: string) {
  const statement = query.selectFrom('client_request').select(sentColumns).where('id', '=', id);
  return (await run(pool, statement)).rows[0];
}

/** Undefined if the booking has been erased. */
export async function findSentBooking(pool: pg.Pool, id: string) {
  const statement = query.selectFrom('booking').select(bookingColumns).where('id', '=', id);
  return (await run(pool, statement)).rows[0];
}
