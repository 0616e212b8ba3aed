import type { DurationMinutes } from '@tt/contract/booking/booking-rules';
import { toWireStart } from '@tt/contract/slots/slot-wire';
import { canary, getSlot, type Visitor } from './visitors.ts';

/** A booking by email as its visitor knows it. */
export interface EmailForm {
  number: number;
  visitor: Visitor;
  key: string;
  slot: number;
  duration: DurationMinutes;
  /** Filled in as a script does it, so that the visitor has to confirm by email. */
  isTrapped: boolean;
  acknowledged?: { id: string; viewKey: string };
  /** The visitor was told that the booking stands. */
  isPromised?: boolean;
  /** When the visitor was first asked to confirm by email. */
  askedAt?: number;
  isCancelAsked?: boolean;
  isCancelled?: boolean;
  wasMoved?: boolean;
}

/** What the visitor types freely. Nobody has verified the address, so no email may carry it. */
export const freeText = `free ${canary} words`;

export function toEmailRequest({ number, visitor, slot, duration, isTrapped }: EmailForm) {
  return {
    name: `${visitor.name} ${canary} by mail ${number}`,
    email: visitor.email,
    phone: '+48 22 123 45 67',
    ...toWireStart(getSlot(slot)),
    duration,
    message: `${freeText} of ${visitor.name}`,
    timezone: 'Europe/Warsaw',
    language: 'en',
    ...(isTrapped && { fax_number: '1' }),
  };
}
