import type { BookingRequest } from '@tt/contract/booking/booking-request';
import type { BookingResponse } from '@tt/contract/booking/booking-response';
import { ApiError } from '../../api-error.ts';
import type { NetworkKeys } from '../../limits/limits.ts';
import { publishTaken } from './availability/taken-ranges.ts';
import { book, type Submission } from './core/book.ts';
import { toBookingAnswer, toRefusal } from './core/booking-answer.ts';
import type { BookingOptions } from './core/booking-options.ts';
import { findBookingByViewKey, getBooking } from './core/booking-repository.ts';
import type { BookingRow } from './core/booking-row.ts';
import { cancel } from './core/cancel.ts';
import { SharedAnswer } from './core/shared-answer.ts';
import { toViewKeyHash } from './core/view-key.ts';
import type { CalendarAccess } from './email-way/calendar-access.ts';
import { confirmByMail, findWaiting } from './email-way/confirm-by-mail.ts';
import { createEmailWay, type EmailSubmission } from './email-way/email-way.ts';
import type { EmailWayOptions } from './email-way/email-way-options.ts';
import { createGoogleWay } from './google-way/google-way.ts';
import type { GoogleWayOptions } from './google-way/google-way-options.ts';
import { cancelByCompany, moveByCompany } from './manage/by-company.ts';
import { type RescheduleCall, reschedule } from './manage/reschedule.ts';

/** Other processes also take times, so an answer may be at most this old. */
const takenAgeMs = 2_000;

export interface BookingAccessCall {
  key: string;
  networkKeys: NetworkKeys;
}

type ServiceOptions = GoogleWayOptions & EmailWayOptions & Pick<CalendarAccess, 'describeCalendar'>;

export type BookingService = ReturnType<typeof createBookingService>;

export function createBookingService(options: ServiceOptions) {
  const taken = new SharedAnswer(() => publishTaken(options), takenAgeMs);
  const forgetTaken = () => taken.forget();
  const googleWay = createGoogleWay(options, forgetTaken);
  const emailWay = createEmailWay(options);
  return {
    listTaken: () => taken.get(),
    bookWithGoogle: (call: Submission<BookingRequest>) => book(options, googleWay, call).finally(forgetTaken),
    bookByEmail: (call: EmailSubmission) => book(options, emailWay, call).finally(forgetTaken),
    confirmByMail: (call: BookingAccessCall) => confirmByMail(options, call).finally(forgetTaken),
    view: async (call: BookingAccessCall) =>
      toBookingAnswer(options, await getToView(options, call), { viewKey: call.key }),
    cancel: (call: BookingAccessCall) => cancelByViewKey(options, call).finally(forgetTaken),
    reschedule: async ({ networkKeys, ...call }: RescheduleCall & { networkKeys: NetworkKeys }) => {
      const row = await getByViewKey(options, { key: call.request.key, networkKeys });
      return reschedule(options, row, call).finally(forgetTaken);
    },
    moveByCompany: (call: Parameters<typeof moveByCompany>[1]) =>
      moveByCompany(options, call).finally(forgetTaken),
    cancelByCompany: (call: Parameters<typeof cancelByCompany>[1]) =>
      cancelByCompany(options, call).finally(forgetTaken),
    close: () => googleWay.close(),
  };
}

async function cancelByViewKey(options: BookingOptions, call: BookingAccessCall): Promise<BookingResponse> {
  const row = await getByViewKey(options, call);
  if (row.status === 'confirmed') {
    if (row.ends_at <= options.now()) return toRefusal('booking_past');
    await cancel(options.pool, row, { by: 'visitor' });
  }
  return toBookingAnswer(options, await getBooking(options.pool, row.id), { viewKey: call.key });
}

const getByViewKey = (options: BookingOptions, call: BookingAccessCall) =>
  getByKey(options, call, (key) => findBookingByViewKey(options.pool, toViewKeyHash(key)));

/** The key from the confirmation request shows the booking that waits for it, but can't change it. */
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
