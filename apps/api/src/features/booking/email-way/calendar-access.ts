import type { BookingMethod } from '@tt/contract/booking/booking-response';
import type { Logger } from 'pino';
import type { Mailer } from '../../../adapters/mail/mail.ts';
import { readWayState } from '../calendar/connection-repository.ts';
import { type RecheckOptions, recheckTime } from '../calendar/recheck.ts';
import { LinkPending, type SyncOptions, syncEvent } from '../calendar/sync-event.ts';
import { SharedAnswer } from '../core/shared-answer.ts';
import type { EmailWayOptions } from './email-way-options.ts';

export interface CalendarAccessParts extends RecheckOptions, SyncOptions {
  log: Logger;
  /** Without a mail server the visitor would get nothing and could not confirm. */
  mailer: Mailer | undefined;
  /** How long the visitor waits for the link. */
  syncMs: number;
}

const stateAgeMs = 2_000;
/** Busy times that were read longer ago no longer count, so it is unknown when the company is busy. */
const oldestSeconds = 60 * 60;
const freshSeconds = 10 * 60;

export type CalendarAccess = ReturnType<typeof createCalendarAccess>;

/** What the booking service needs of the company's calendar. */
export function createCalendarAccess(parts: CalendarAccessParts) {
  const state = new SharedAnswer(() => readWayState(parts.pool), stateAgeMs);

  async function isOpen(): Promise<boolean> {
    if (!parts.mailer) return false;
    const { isConnected, ageSeconds } = await state.get();
    return isConnected && ageSeconds !== null && ageSeconds < oldestSeconds;
  }

  return {
    isEmailWayOpen: isOpen,
    /** The ways that can work now. Without a client ID, Google's can't. */
    listMethods: async (googleClientId: string | undefined): Promise<BookingMethod[]> => [
      ...((await isOpen()) ? (['email'] as const) : []),
      ...(googleClientId ? (['google'] as const) : []),
    ],
    /** Undefined if no calendar is connected. */
    describeCalendar: async (): Promise<'fresh' | 'stale' | undefined> => {
      const { ageSeconds } = await state.get();
      if (ageSeconds === null) return undefined;
      return ageSeconds < freshSeconds ? 'fresh' : 'stale';
    },
    recheckTime: (startsAt: Date, endsAt: Date) => recheckTime(parts, startsAt, endsAt),
    syncSoon: (bookingId: string) => syncSoon(parts, bookingId),
  } satisfies Partial<EmailWayOptions> & Record<string, unknown>;
}

/** If this fails, the job does it later, so the visitor's booking is confirmed either way. */
async function syncSoon(parts: CalendarAccessParts, bookingId: string): Promise<void> {
  try {
    await syncEvent(parts, bookingId, AbortSignal.timeout(parts.syncMs));
  } catch (error) {
    if (!(error instanceof LinkPending))
      parts.log.warn({ err: error, bookingId }, 'the company calendar did not follow at once');
  }
}
