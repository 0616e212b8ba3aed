import type { Violation, ViolationKind } from '../../invariants/violation.ts';
import type { BookingForm } from './booking-form.ts';
import type { DeskRequest } from './desk-request.ts';
import type { EmailForm } from './email-form.ts';
import type { AcknowledgedInquiry, InquiryForm } from './inquiry-form.ts';

const hourMs = 3_600_000;

/** What the visitors did and what they were told. */
export class Ledger {
  readonly bookings: BookingForm[] = [];
  readonly emailBookings: EmailForm[] = [];
  readonly inquiries: InquiryForm[] = [];
  /** Bookings that the company wanted to cancel at its desk, or whose event it deleted by hand. */
  readonly endedByCompany = new Set<string>();
  /** What people of the company asked for at the desk. */
  readonly deskRequests: DeskRequest[] = [];
  /** Every inquiry whose sender was told that it arrived. */
  readonly acknowledged: AcknowledgedInquiry[] = [];
  /** Things seen outside of a check, such as an answer that breaks a promise. */
  readonly violations: Violation[] = [];
  #tokens = 0;
  readonly #inquiryTimes = new Map<string, number[]>();

  createToken(): string {
    this.#tokens += 1;
    return `ya29.simulated-${this.#tokens}`;
  }

  /** How many a network has sent within the last hour, this one included. */
  countInquiry(address: string, now: number): number {
    const times = [...(this.#inquiryTimes.get(address) ?? []), now].filter((time) => time > now - hourMs);
    this.#inquiryTimes.set(address, times);
    return times.length;
  }

  /** For ten minutes an equal text gets the id of the first, and its key is not kept. */
  hasEqualInquiry({ number, visitor, text }: InquiryForm): boolean {
    return this.inquiries.some(
      (other) => other.number !== number && other.visitor === visitor && other.text === text,
    );
  }

  blame(what: string, kind: ViolationKind = 'failed'): void {
    this.violations.push({ kind, what });
  }
}
