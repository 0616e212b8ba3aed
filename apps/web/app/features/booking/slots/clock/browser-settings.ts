import { isTimeZone } from '@tt/contract/time/time-zone';
import { toKnownZoneName } from './known-zone-name.ts';

/** The zone that is used if the platform doesn't name its own. */
export const fallbackTimeZone = 'UTC';

/** The zone of the device. Some browsers name none, or one that no booking can carry. */
export function getDeviceTimeZone(): string {
  const { timeZone }: { timeZone?: string } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? toKnownZoneName(timeZone) : fallbackTimeZone;
}

/**
 * BCP 47 tag of the browser, whose region decides the hour cycle and the first day of the week. Under a POSIX locale
 * some browsers send `en-US@posix`, which is read without its modifier, or `C`, which is not a tag: then the page's
 * language decides.
 */
export function getBrowserTag(pageTag: string): string {
  try {
    const [tag = ''] = navigator.language.split('@');
    return new Intl.Locale(tag).toString();
  } catch {
    return pageTag;
  }
}
