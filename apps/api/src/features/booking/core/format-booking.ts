import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { formatLocalTime } from '@tt/contract/time/local-time';
import { formatDuration } from '../../../delivery/format-moment.ts';
import { type BookingRow, toDurationMinutes } from './booking-row.ts';
import type { Company } from './booking-texts.ts';

/** A booking's values as texts take them, in the words and the wall clock of a reader. */
export function formatBooking(
  row: Pick<BookingRow, 'id' | 'name' | 'starts_at' | 'ends_at'>,
  reader: { language: LanguageCode; timeZone: string },
  company: Company,
) {
  const { tag } = getLanguage(reader.language);
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: reader.timeZone });
  return {
    name: row.name,
    date: date.format(row.starts_at),
    time: formatLocalTime(row.starts_at.getTime(), reader.timeZone, tag),
    timeZone: reader.timeZone,
    duration: formatDuration(toDurationMinutes(row), tag, 'long'),
    bookingId: row.id,
    company: company.name,
    email: company.email,
  };
}
