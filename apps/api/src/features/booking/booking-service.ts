import type { AvailabilityResponse } from '@tt/contract/availability';
import type { BookingResponse } from '@tt/contract/booking-response';
import { ApiError } from '../../api-error.ts';
import type { NetworkKeys } from '../../limits.ts';
import { listTaken } from './availability-repository.ts';
import { Background } from './background.ts';
import { book } from './book.ts';
import { toBookingAnswer, toRefusal } from './booking-answer.ts';
import type { BookingOptions } from './booking-options.ts';
import { findBookingByViewKey, getBooking } from './booking-repository.ts';
import type { BookingRow } from './booking-row.ts';
import type { BookingSubmission } from './booking-submission.ts';
import { cancel } from './cancel.ts';
import { toContentKey } from './content-key.ts';
import { OpenDoubts } from './open-doubts.ts';
import { toViewKeyHash } from './view-key.ts';

export interface BookingCall extends Omit<BookingSubmission, 'idempotencyKey'> {
  idempotencyKey: string | undefined;
}

export interface BookingAccessCall {
  key: string;
  networkKeys: NetworkKeys;
}

export type BookingService = ReturnType<typeof createBookingService>;

export function createBookingService(options: BookingOptions) {
  const background = new Background(options.log);
  const memory = { background, doubts: new OpenDoubts(options.patience.absence) };
  return {
    listTaken: () => listTakenRanges(options),
    book: (call: BookingCall) =>
      book(options, memory, {
        ...call,
        idempotencyKey: call.idempotencyKey ?? toContentKey(options.secret, call.request),
      }),
    view: async (call: BookingAccessCall) =>
      toBookingAnswer(options, await getByViewKey(options, call), call.key),
    cancel: (call: BookingAccessCall) => cancelByViewKey(options, call),
    close: () => background.close(),
  };
}

async function listTakenRanges({ pool, rules }: BookingOptions): Promise<AvailabilityResponse> {
  const rows = await listTaken(pool, rules.windowDays + 1);
  return {
    taken: rows.map(({ starts_at, ends_at, lane }) => ({
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
      lane,
    })),
  };
}

async function cancelByViewKey(options: BookingOptions, call: BookingAccessCall): Promise<BookingResponse> {
  const row = await getByViewKey(options, call);
  if (row.status === 'confirmed') {
    if (row.ends_at <= options.now()) return toRefusal('booking_past');
    await cancel(options.pool, row.id, options.now());
  }
  return toBookingAnswer(options, await getBooking(options.pool, row.id), call.key);
}

async function getByViewKey(
  { pool, limitBookingAccess }: BookingOptions,
  { key, networkKeys }: BookingAccessCall,
): Promise<BookingRow> {
  await limitBookingAccess(networkKeys);
  const row = await findBookingByViewKey(pool, toViewKeyHash(key));
  if (!row) throw new ApiError('not_found');
  return row;
}
