import { siteSettings } from '@tt/contract/site-settings';
import type { Booking } from '@tt/contract/booking/booking-response';
import type pg from 'pg';
import type { Visitor } from '../contact/create-visitor.ts';
import { postForm } from '../contact/post-form.ts';
import type { GoogleStandin } from './google-standin.ts';
import type { BookingEndpoints } from './load-booking-endpoints.ts';

export interface BookingRow {
  id: string;
  short_id: string;
  status: string;
  starts_at: Date;
  ends_at: Date;
  name: string;
  phone: string;
  message: string;
  language: string;
  timezone: string;
  meet_link: string | null;
}

export interface Mail {
  subject: string;
  to: string[];
  text: string;
  html: string;
  attachments: { filename: string; mimeType: string; contentBase64: string }[];
}

interface Places {
  session: pg.Client;
  google: GoogleStandin;
  endpoints: BookingEndpoints;
}

export type BookingRecords = ReturnType<typeof createBookingRecords>;

/** Everything that the company has about one visitor's bookings: rows and emails. Also books for rivals. */
export function createBookingRecords({ session, google, endpoints }: Places, visitor: Visitor) {
  async function listMails(name = visitor.values.name): Promise<Mail[]> {
    const response = await fetch(`${endpoints.standins.mailbox.url}/__admin/state`);
    const { mails } = (await response.json()) as { mails: Mail[] };
    const toVisitors = mails.filter(({ to }) => !to.join().includes(siteSettings.email));
    // The name stands beside the address.
    return toVisitors.filter(({ to }) => to.some((recipient) => recipient.includes(name)));
  }

  async function book(name: string, startsAt: Temporal.ZonedDateTime, duration: number): Promise<Booking> {
    const [date, time = ''] = startsAt.toInstant().toString().split('T');
    const response = await postForm(`${endpoints.site}/functions/v1/google-calendar-booking`, {
      name,
      email: 'hello@torquethrust.example',
      date,
      time: time.slice(0, 5),
      duration,
      message: 'About looms',
      timezone: 'Europe/Warsaw',
      businessTimezone: 'Europe/Warsaw',
      accessToken: await google.issueToken(),
      language: 'en',
    });
    const answer = (await response.json()) as { success: boolean; booking?: Booking };
    if (!answer.success || !answer.booking) throw new Error(`Not booked: ${JSON.stringify(answer)}`);
    return answer.booking;
  }

  return {
    listMails,
    async listRows(name = visitor.values.name): Promise<BookingRow[]> {
      const { rows } = await session.query<BookingRow>(
        `select id, short_id, status, starts_at, ends_at, name, phone, message, language, timezone, meet_link
         from booking where name = $1 order by created_at`,
        [name],
      );
      return rows;
    },
    /** The visitor books with Google by the same API, without the form. */
    book: (startsAt: Temporal.ZonedDateTime) => book(visitor.values.name, startsAt, 15),
    /** Somebody else books through the same API meanwhile. */
    bookAsRival: (startsAt: Temporal.ZonedDateTime, duration = 15) =>
      book(`Grace ${visitor.id}`, startsAt, duration),
    /** Moves the meeting into the past. */
    async moveToPast(bookingId: string): Promise<void> {
      await session.query(
        `update booking set starts_at = starts_at - interval '200 days', ends_at = ends_at - interval '200 days'
         where id = $1`,
        [bookingId],
      );
    },
    /** Frees the times for other tests. */
    async freeTimes(): Promise<void> {
      await session.query(
        `update booking set status = 'cancelled', cancelled_at = now()
         where name like '%' || $1 and status in ('held', 'confirmed')`,
        [visitor.id],
      );
    },
  };
}
