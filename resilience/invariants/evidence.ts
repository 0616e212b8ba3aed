/** Where the company is told; `inbox` is its mailbox. */
export const companyChannels = ['telegram', 'slack', 'inbox'] as const;
export type CompanyChannel = (typeof companyChannels)[number];
/** `mail`: to visitors. */
export type Channel = CompanyChannel | 'mail';

export interface PromisedInquiry {
  name: string;
  id: string;
  text: string;
}

export interface PromisedBooking {
  name: string;
  id: string;
  /** In which of these states it may be after what its visitor and the company did. */
  statuses: readonly string[];
  /** Unknown if more than one move may have been the last. */
  startsAt?: number | undefined;
}

export interface StoredInquiry {
  id: string;
  name: string;
  text: string;
  /** The channels that name it. */
  toldIn: readonly CompanyChannel[];
  /** The notice is where a person sees that it waits. */
  isWaiting: boolean;
}

/** A row, as far as it may not collide with others. */
export interface BookingRow {
  id: string;
  name: string;
  status: string;
  method: 'google' | 'email';
  /** Bookings in different lanes may have one time. */
  lane?: number | null;
  startsAt: number;
  endsAt: number;
  /** It was somewhere else before. The event in a visitor's own calendar may still be there. */
  isMoved?: boolean;
}

/** A row with all that must follow from it. */
export interface StoredBooking extends BookingRow {
  /** Where its event belongs: the visitor's calendar, or the company's. */
  calendar: string;
  /** Its event can't be as the booking says, and a person sees that. */
  isEventWaiting: boolean;
  /** The company was told that event and booking differ. */
  isDifferenceTold: boolean;
  /** The company changed the event so that the booking can't follow. */
  isUnfollowed: boolean;
  /** The channels that know of its state. */
  toldIn: readonly CompanyChannel[];
  isNoticeWaiting: boolean;
  /** The visitor was told its state by email, or the company that this is impossible. */
  isMailed: boolean;
  isMailWaiting: boolean;
}

export interface LiveEvent {
  bookingId: string;
  calendar: string;
  /** Not a number for an all-day event. */
  startsAt: number;
  endsAt: number;
  /** The company was told of it, or a person sees that it waits. Matters if no booking stands behind it. */
  isKnown: boolean;
}

/** All copies of one message on one channel. */
export interface Message {
  channel: Channel;
  text: string;
  copies: number;
  /** Copies whose sender could not know that the one before had arrived. */
  excused: number;
}

/** What was promised, and what database, calendars, channels and mailbox show when all work is done. */
export interface Evidence {
  promised: { inquiries: readonly PromisedInquiry[]; bookings: readonly PromisedBooking[] };
  inquiries: readonly StoredInquiry[];
  bookings: readonly StoredBooking[];
  /** Rows that only must not collide with these. */
  otherBookings: readonly BookingRow[];
  events: readonly LiveEvent[];
  /** Those that the company has. */
  channels: readonly CompanyChannel[];
  messages: readonly Message[];
}
