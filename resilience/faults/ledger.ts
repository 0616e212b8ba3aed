import type { AskedAct } from '../invariants/desk.ts';

export interface InquiryRecord {
  key: string;
  /** Part of the text, so that a second copy is found whatever its ID. */
  marker: string;
  text: string;
  email: string;
  /** Set once the visitor saw a success. */
  id?: string | undefined;
  refusal?: string;
  /** Left at the first failure. */
  isShort?: boolean;
  attempts: string[];
}

export interface BookingRecord {
  key: string;
  /** In the company's calendar; otherwise in the visitor's own. */
  method?: 'email';
  /** The only process that may be asked, because others are of a release that knows no booking by email. */
  via?: string;
  /** The visitor's address, or the Google account whose calendar gets the event. */
  email: string;
  startsAt: number;
  id?: string | undefined;
  viewKey?: string;
  refusal?: string;
  /** Set once the visitor saw that the booking is canceled, or the company deleted its event. */
  isCancelled?: boolean;
  /** Where the meeting is after the last move that the visitor saw, or that the company made in its calendar. */
  movedTo?: number;
  /** The company may give a meeting another length. */
  minutes?: number;
  /** The company changed the event so that the booking can't follow, and must be told. */
  isUnfollowed?: boolean;
  /** The email that the visitor must get about what the desk did. */
  mailKind?: 'movedByCompany' | 'cancellation';
  isShort?: boolean;
  attempts: string[];
}

/** What somebody at the desk asked for. */
export interface DeskRecord extends AskedAct {
  attempts: string[];
}

/** What the visitors and the desk of one fault sent, and what they were told. */
export class Ledger {
  readonly inquiries: InquiryRecord[] = [];
  readonly bookings: BookingRecord[] = [];
  readonly deskActs: DeskRecord[] = [];

  get acknowledged(): number {
    const sent = [...this.inquiries, ...this.bookings].filter(({ id }) => id !== undefined);
    return sent.length + this.deskActs.filter(({ isAcknowledged }) => isAcknowledged).length;
  }
}
