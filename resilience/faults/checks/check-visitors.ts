import { unless, type Violation } from '../../invariants/violation.ts';
import type { Fault } from '../fault.ts';
import type { Ledger } from '../ledger.ts';
import type { Reading } from '../read-world.ts';

/** The codes by which a visitor learns that a rival got the slot. */
const usualRefusals = ['slot_taken'];

/** Every patient visitor was served, or refused with a code that this fault explains. */
export function checkVisitors({ inquiries, bookings }: Ledger, { expects }: Fault): Violation[] {
  const allowed = [...usualRefusals, ...(expects?.refusals ?? [])];
  return [...inquiries, ...bookings].flatMap(({ id, refusal, attempts, isShort }) => {
    const isServed = id || isShort || (refusal && allowed.includes(refusal));
    return unless(Boolean(isServed), 'failed', () => `a visitor was never served: ${attempts.join(', ')}`);
  });
}

/** However often an inquiry was sent, it is stored once. */
export function checkStoredOnce({ inquiries }: Ledger, reading: Reading): Violation[] {
  return inquiries.flatMap(({ marker }) => {
    const rows = reading.inquiries.filter((row) => row.project_description === marker);
    return unless(rows.length <= 1, 'doubled', () => `inquiry ${marker} is stored ${rows.length} times`);
  });
}
