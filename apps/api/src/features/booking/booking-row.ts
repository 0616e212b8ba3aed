import type { DurationMinutes } from '@tt/contract/booking-rules';
import type { LanguageCode } from '@tt/contract/language';

export const bookingStatuses = ['held', 'confirmed', 'cancelled', 'failed', 'expired', 'in_doubt'] as const;
type BookingStatus = (typeof bookingStatuses)[number];
export type MeetLinkStatus = 'ready' | 'pending' | 'unavailable';

export interface BookingRow {
  id: string;
  request_hash: string;
  view_key_hash: string;
  status: BookingStatus;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
  is_attempt_over: boolean;
  failure_code: string | null;
  name: string;
  phone: string;
  message: string;
  language: LanguageCode;
  timezone: string;
  organizer_email: string | null;
  meet_link: string | null;
  meet_link_status: MeetLinkStatus | null;
}

export function toDurationMinutes({ starts_at, ends_at }: Pick<BookingRow, 'starts_at' | 'ends_at'>) {
  return ((ends_at.getTime() - starts_at.getTime()) / 60_000) as DurationMinutes;
}
