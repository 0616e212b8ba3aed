import type { DurationMinutes } from '@tt/contract/booking/booking-rules';
import { toWireStart } from '@tt/contract/slots/slot-wire';
import { canary, getSlot, type Visitor } from './visitors.ts';

export interface BookingContent {
  slot: number;
  duration: DurationMinutes;
  /** Which wording of the message. */
  wording: number;
}

interface Acknowledgement {
  id: string;
  viewKey: string;
  content: string;
}

/** A booking form as its visitor knows it: what was sent, and what was promised. */
export interface BookingForm {
  number: number;
  visitor: Visitor;
  key: string;
  content: BookingContent;
  acknowledged?: Acknowledgement;
  isCancelled?: boolean;
  /** A move was asked for, so the time may be another one. */
  wasMoved?: boolean;
}

/** Names the visitor and the form, so that emails and chat messages can be assigned to it. */
export function toBookerName({ number, visitor }: Pick<BookingForm, 'number' | 'visitor'>): string {
  return `${visitor.name} ${canary} ${number}`;
}

export function toBookingRequest(form: BookingForm, content: BookingContent, accessToken: string) {
  return {
    name: toBookerName(form),
    email: 'hello@torquethrust.example',
    phone: '+48 22 123 45 67',
    ...toWireStart(getSlot(content.slot)),
    duration: content.duration,
    message: `A ${canary} message in wording ${content.wording}`,
    timezone: 'Europe/Warsaw',
    businessTimezone: 'Europe/Warsaw',
    accessToken,
    language: 'en',
  };
}
