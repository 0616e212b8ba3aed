import { consultationFields } from '@tt/contract/booking/booking-request';
import { languages } from '@tt/contract/language/language';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { getBrowserTag, getDeviceTimeZone } from './browser-settings.ts';
import { createVisitorClock } from './visitor-clock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const subtag = fc.stringMatching(/^[A-Za-z0-9]{0,9}$/);
const oddTag = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    '',
    'C',
    'POSIX',
    'en_US',
    'en-US@posix',
    '@posix',
    'root',
    'x-own',
    'und',
  ),
  fc.array(subtag, { maxLength: 4 }).map((parts) => parts.join('-')),
  fc.string({ maxLength: 20 }),
);

test('whatever a browser calls its language, its visitor has a clock in the words of the page', () => {
  fc.assert(
    fc.property(oddTag, fc.constantFrom(...languages), (language, { tag }) => {
      vi.stubGlobal('navigator', { language });
      const clock = createVisitorClock(tag, getBrowserTag(tag));
      expect(clock.formatTime(0, 'UTC')).toMatch(/^(00:00|12:00)/);
    }),
  );
});

test.each([
  ['en-GB@posix', 'h23'],
  ['en-US@posix', 'h12'],
  ['C', 'h12'],
])('the tag %s counts for as much as it says', (language, hourCycle) => {
  vi.stubGlobal('navigator', { language });
  expect(createVisitorClock('en', getBrowserTag('en')).hourCycle).toBe(hourCycle);
});

const oddZone = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    '',
    'Etc/Unknown',
    'Factory',
    'GMT+2',
    '+02:00',
    'undefined',
    'Europe/Kiev',
  ),
  fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  fc.string({ maxLength: 80 }),
);

test('whatever a browser calls its zone, a booking can carry it', () => {
  const options = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  fc.assert(
    fc.property(oddZone, (timeZone) => {
      options.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
      const zone = getDeviceTimeZone();
      expect(consultationFields.timezone.safeParse(zone).success, zone).toBe(true);
    }),
  );
});
