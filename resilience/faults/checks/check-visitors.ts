import type { Fault } from '../fault.ts';
import type { Ledger } from '../ledger.ts';
import type { Violation } from '../violation.ts';

/** The codes by which a visitor learns that a rival got the slot. */
const usualRefusals = ['slot_taken'];

/** Every patient visitor was served, or refused with a code that this fault explains. */
export function checkVisitors({ inquiries, bookings }: Ledger, { expects }: Fault): Violation[] {
  const allowed = [...usualRefusals, ...(expects?.refusals ?? [])];
  return [...inquiries, ...bookings].flatMap(({ id, refusal, attempts, isShort }): Violation[] => {
    if (id || isShort || (refusal && allowed.includes(refusal))) return [];
    return [{ kind: 'failed', what: `a visitor was never served: ${attempts.join(', ')}` }];
  });
}
