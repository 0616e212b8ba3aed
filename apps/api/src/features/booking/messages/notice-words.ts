import type { NoticeKind } from '../../../db/tables.ts';
import type { MailedBooking } from './mailed-booking.ts';

type Words = {
  heading: string;
  /** What happened, or what to do, for a reader who knows nothing else about it. */
  advice?: (row: MailedBooking) => string | undefined;
};

/** If a visitor's event is also in our calendar, it still blocks its old time there. */
const declineOldEvent = ({ method }: MailedBooking) =>
  method === 'google'
    ? 'The event is the visitor’s own and may still be in our calendar at the old time. Decline it there to free that time.'
    : undefined;

/** The text of each kind of notice. The team reads English. */
export const noticeWords: Record<NoticeKind, Words> = {
  booked: { heading: 'New consultation' },
  moved: { heading: 'Consultation moved', advice: declineOldEvent },
  movedByCompany: {
    heading: 'Consultation moved by us',
    advice: () => 'The visitor gets the new time by email.',
  },
  cancelled: { heading: 'Consultation canceled', advice: declineOldEvent },
  cancelledByCompany: {
    heading: 'Consultation canceled by us',
    advice: (row) =>
      [
        'Somebody canceled it at the desk, or its event was deleted. We tell the visitor by email.',
        declineOldEvent(row),
      ]
        .filter(Boolean)
        .join(' '),
  },
  declined: {
    heading: 'The visitor declined the invitation',
    advice: () => 'The booking stands and keeps its time. Ask the visitor, or cancel it at the desk.',
  },
  withoutGuest: {
    heading: 'The event has no guest',
    advice: () =>
      'Google did not accept the guest, so the event in our calendar has none. Our own email has invited the visitor. Check the address.',
  },
  calendarCollision: {
    heading: 'Moved in our calendar to a time that is taken',
    advice: () =>
      'The booking keeps the time below, because another one has the new time. Please move the event in our calendar again.',
  },
  calendarDiffers: {
    heading: 'The event in our calendar differs from a booking',
    advice: ({ cancelled_by }) =>
      cancelled_by
        ? 'The booking is canceled, and Google does not let us delete its event. Please delete it.'
        : 'It has no clear time ahead (all day, empty or in the past), or Google does not let us change it. The booking keeps the time below. Please correct the event.',
  },
  linkMissing: {
    heading: 'A consultation has no video link',
    advice: () => 'Please send one by hand.',
  },
  mailMissing: {
    heading: 'The visitor could not be reached by email',
    advice: () => 'Please get in touch another way.',
  },
  inDoubt: {
    heading: 'Booking in doubt',
    advice: () =>
      'Google gave no clear answer. The event may exist in the visitor’s calendar while the time is free again on our site. Please check our calendar for the invitation.',
  },
};
