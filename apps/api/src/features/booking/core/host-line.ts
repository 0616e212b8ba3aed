import type { LanguageCode } from '@tt/contract/language/language';
import { type Company, getBookingTexts } from './booking-texts.ts';

/** The line of an event that names the host, if there is one. */
export function findHostLine({ host }: Company, language: LanguageCode): string | undefined {
  return (
    host && getBookingTexts(language)('booking.event.host', { name: host.name, role: host.roles[language] })
  );
}
