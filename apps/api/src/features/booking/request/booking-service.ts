import type { BookingResponse } from '@tt/contract/booking/booking-response';
import { ApiError } from '../../../api-error.ts';
import type { NetworkKeys } from '../../../limits/limits.ts';
import { publishTaken } from '../availability/taken-ranges.ts';
import { bookByEmail, type EmailSubmission } from '../email/book-by-email.ts';
import { confirmByMail, findWaiting } from '../email/confirm-by-mail.ts';
import type { EmailWay } from '../email/email-way.ts';
import type { EmailWayOptions } from '../email/email-way-options.ts';
import { Background } from '../event/background.ts';
import { OpenDoubts } from '../event/open-doubts.ts';
import { book } from './book.ts';
import { toBookingAnswer, toRefusal } from './booking-answer.ts';
import type { BookingOptions } from './booking-options.ts';
import { findBookingByViewKey, getBooking } from './booking-repository.ts';
import type { BookingRow } from './booking-row.ts';
import type { BookingSubmission } from './booking-submission.ts';
import { cancel } from './cancel.ts';
import { toContentKey } from './content-key.ts';
import type { ProcessMemory } from './process-memory.ts';
import { type RescheduleCall, reschedule } from '../move/reschedule.ts';
import { SharedAnswer } from './shared-answer.ts';
import { toViewKeyHash } from './view-key.ts';

/** Other processes take times too: an answer about those may be this old. */
const takenAgeMs = 2_000;

export interface BookingCall extends Omit<BookingSubmission, 'idempotencyKey'> {
  idempotencyKey: string | undefined;
}

export interface BookingAccessCall {
  key: string;
  networkKeys: NetworkKeys;
}

export type BookingService = ReturnType<typeof createBookingService>;

export function createBookingService(options: EmailWayOptions & Pick<EmailWay, 'describeCalendar'>) {
  const memory: ProcessMemory = {
    background: new Background(options.log),
    doubts: new OpenDoubts(options.patience.absence),
    taken: new SharedAnswer(() => publishTaken(options), takenAgeMs),
  };
  return {
    listTaken: () => memory.taken.get(),
    book: (call: BookingCall) =>
      book(options, memory, {
        ...call,
        idempotencyKey: call.idempotencyKey ?? toContentKey(options.secret, call.request),
      }),
    bookByEmail: (call: EmailSubmission) => bookByEmail(options, call).finally(() => memory.taken.forget()),
    confirmByMail: (call: BookingAccessCall) =>
      confirmByMail(options, call).finally(() => memory.taken.forget()),
    view: async (call: BookingAccessCall) =>
      toBookingAnswer(options, await getToView(options, call), { viewKey: call.key }),
    cancel: (call: BookingAccessCall) => cancelByViewKey(options, call).finally(() => memory.taken.forget()),
    reschedule: async ({ networkKeys, ...call }: RescheduleCall & { networkKeys: NetworkKeys }) => {
      const row = await getByViewKey(options, { key: call.request.key, networkKeys });
      return reschedule(options, row, call).finally(() => memory.taken.forget());
    },
    close: () => memory.background.close(),
  };
}

async function cancelByViewKey(options: BookingOptions, call: BookingAccessCall): Promise<BookingResponse> {
  const row = await getByViewKey(options, call);
  if (row.status === 'confirmed') {
    if (row.ends_at <= options.now()) return toRefusal('booking_past');
    await cancel(options.pool, row, 'visitor');
  }
  return toBookingAnswer(options, await getBooking(options.pool, row.id), { viewKey: call.key });
}

const getByViewKey = (options: BookingOptions, call: BookingAccessCall) =>
  getByKey(options, call, (key) => findBookingByViewKey(options.pool, toViewKeyHash(key)));

/** The key of the mail that asks for a confirmation shows a booking that waits for it, but can't change it. */
const getToView = (options: BookingOptions, call: BookingAccessCall) =>
  getByKey(
    options,
    call,
    async (key) =>
      (await findWaiting(options, key)) ?? findBookingByViewKey(options.pool, toViewKeyHash(key)),
  );

async function getByKey(
  { limitBookingAccess }: BookingOptions,
  { key, networkKeys }: BookingAccessCall,
  find: (key: string) => Promise<BookingRow | undefined>,
): Promise<BookingRow> {
  await limitBookingAccess(networkKeys);
  const row = await find(key);
  if (!row) throw new ApiError('not_found');
  return row;
}
