import type { BookingMailOptions } from '../../src/features/booking/messages/booking-view.ts';
import type { MailedBooking } from '../../src/features/booking/messages/mailed-booking.ts';

/** 30 minutes on 19 November 2026, 9:30 in New York, booked a week before. */
export function buildMailedBooking(changes: Partial<MailedBooking> = {}): MailedBooking {
  return {
    id: '8f0d4a52-6f0b-4a52-9f0d-4a526f0b4a52',
    name: 'Ada Lovelace',
    phone: '+48 600 100 200',
    message: 'About the loom',
    topic: '',
    language: 'en',
    timezone: 'America/New_York',
    starts_at: new Date('2026-11-19T14:30:00Z'),
    ends_at: new Date('2026-11-19T15:00:00Z'),
    visitor_email: 'ada@site.example',
    meet_link: 'https://meet.example/abc-defg-hij',
    meet_link_status: 'ready',
    method: 'email',
    short_id: '7K2M9Q',
    sequence: 0,
    changed_at: new Date('2026-11-12T10:00:00Z'),
    event_sequence: 0,
    hour_cycle: null,
    cancelled_by: null,
    cancel_line: null,
    previous_starts_at: null,
    confirmed_at: new Date('2026-11-12T10:00:00Z'),
    is_rechecked: true,
    suspicion: null,
    ...changes,
  };
}

/** The same, moved by a day. */
export function buildMovedBooking(changes: Partial<MailedBooking> = {}): MailedBooking {
  const previous = buildMailedBooking();
  return buildMailedBooking({
    starts_at: new Date('2026-11-20T13:30:00Z'),
    ends_at: new Date('2026-11-20T14:00:00Z'),
    previous_starts_at: previous.starts_at,
    sequence: 1,
    changed_at: new Date('2026-11-13T08:00:00Z'),
    ...changes,
  });
}

export function buildMailOptions(changes: Partial<BookingMailOptions> = {}): BookingMailOptions {
  return {
    company: { name: 'Torque & Thrust', email: 'hello@torquethrust.example' },
    siteOrigin: 'https://site.example',
    viewKey: 'view-key',
    confirmKey: 'confirm-key',
    organizer: 'calendar@torquethrust.example',
    minimumNoticeMinutes: 120,
    now: new Date('2026-11-18T14:30:00Z'),
    ...changes,
  };
}
