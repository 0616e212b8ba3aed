import { toCurrentZoneName } from '@tt/contract/time/current-zone-name';
import { isTimeZone } from '@tt/contract/time/time-zone';

/** Converts a zone to its current name, if this browser understands that name. */
export function toKnownZoneName(timeZone: string): string {
  const current = toCurrentZoneName(timeZone);
  return isTimeZone(current) ? current : timeZone;
}
