import type pg from 'pg';

export interface Signals {
  isVerified: boolean;
  isRepeatedText: boolean;
  /** How many emails went to the mailbox within a day, while it was not verified. */
  mails: number;
  /** How much of the asked day, and of all time ahead, bookings take that nobody has confirmed by email. */
  unverifiedOfDay: number;
  unverifiedAhead: number;
}

export interface SignalQuery {
  emailKey: string;
  emailHash: string;
  message: string;
  dayStartsAt: Date;
  dayEndsAt: Date;
}

/** Upcoming meetings of addresses that anybody may have typed: their owners had nothing to confirm. */
export const unverifiedMeetings = `
  select starts_at, extract(epoch from ends_at - starts_at) / 60 as minutes from booking
  where method = 'email' and status = 'confirmed' and not is_verified and ends_at > statement_timestamp()`;

/** What earlier bookings say about a new one, found by the indexes on `created_at` and `ends_at`. */
export async function findSignals(pool: pg.Pool, asked: SignalQuery): Promise<Signals> {
  const { rows } = await pool.query<Signals>({
    name: 'find-known-signs',
    text: `
      select
        exists (select from verified_address where email_hash = $2 and verified_until > clock_timestamp()) as "isVerified",
        $3 <> '' and exists (
          select from booking where method = 'email' and message = $3 and email_key <> $1
            and created_at > statement_timestamp() - interval '1 day') as "isRepeatedText",
        (select count(*)::int from mailbox_mail
         where email_hash = $2 and taken_at > statement_timestamp() - interval '1 day') as mails,
        coalesce(sum(minutes) filter (where starts_at >= $4 and starts_at < $5), 0)::int as "unverifiedOfDay",
        coalesce(sum(minutes), 0)::int as "unverifiedAhead"
      from (${unverifiedMeetings}) as unverified`,
    values: [asked.emailKey, asked.emailHash, asked.message, asked.dayStartsAt, asked.dayEndsAt],
  });
  if (!rows[0]) throw new Error('The signs of a booking were not answered');
  return rows[0];
}
