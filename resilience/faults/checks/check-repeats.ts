import type { World } from '../../world/world.ts';
import type { Ledger } from '../ledger.ts';
import { createSendOptions } from '../send-options.ts';
import { sendBooking } from '../send-booking.ts';
import { sendEmailBooking } from '../send-email-booking.ts';
import { sendInquiry } from '../send-inquiry.ts';
import type { Violation } from '../../invariants/violation.ts';

/** A retry of an acknowledged request with the same key gets the same answer. */
export async function checkRepeats(world: World, { inquiries, bookings }: Ledger): Promise<Violation[]> {
  const inquiry = inquiries.find(({ id }) => id);
  const booking = bookings.find(({ id, isCancelled }) => id && !isCancelled);
  const violations: Violation[] = [];
  if (inquiry) {
    const again = { ...inquiry, id: undefined, attempts: [] };
    await sendInquiry(world, again, createSendOptions());
    if (again.id !== inquiry.id) violations.push(toViolation('inquiry', inquiry.id, again.id));
  }
  if (booking) {
    const again = { ...booking, id: undefined, attempts: [] };
    const send = booking.method === 'email' ? sendEmailBooking : sendBooking;
    await send(world, again, { ...createSendOptions(), ...(booking.via && { via: booking.via }) });
    if (again.id !== booking.id) violations.push(toViolation('booking', booking.id, again.id));
  }
  return violations;
}

function toViolation(what: string, first?: string, second?: string): Violation {
  return { kind: 'doubled', what: `${what} ${first} sent again with its key is ${second ?? 'refused'}` };
}
