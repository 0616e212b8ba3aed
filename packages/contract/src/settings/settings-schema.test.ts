import { expect, test } from 'vitest';
import { toWeek } from '../../test/warsaw-rules.ts';
import { settings } from './settings.ts';
import { settingsSchema } from './settings-schema.ts';

// No test pins the content of the file, so that its owner can change it without a developer.

/** The specified settings, as `settings.json` has them before a company adopts the site. */
const open = { opensAt: '09:00', closesAt: '17:00' };
const hours = { timeZone: 'Europe/Warsaw', stepMinutes: 30, week: toWeek(open), closedDates: [] };
const offer = {
  currency: 'USD',
  prices: { minutes15: 200, minutes30: 300, minutes60: 400 },
  freeUntil: '2025-08-01',
  isExtended: true,
};
const tracker = { id: 'A 1', scriptUrl: 'https://stats.example/{id}.js' };

/** The fields that are refused, each with its sentence. */
function listErrors(change: object): string[] {
  const { error } = settingsSchema.safeParse({ ...settings, hours, offer, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test.each([
  [{ hours: { ...hours, week: { monday: open }, closedDates: ['2026-12-24'] } }],
  [{ offer: { currency: offer.currency, prices: offer.prices } }],
  [{ identity: { legalName: 'Cogs Ltd', country: 'PL' } }],
  [
    {
      identity: undefined,
      profiles: undefined,
      trackers: undefined,
      hours: { ...hours, closedDates: undefined },
    },
  ],
  [{ trackers: { analytics: tracker }, replyWithin: 1 }],
  [{ editor: { host: 'gitlab', repository: 'group/part/site', branch: 'main' } }],
])(
  '[SETTINGS-01] [CONST-03] [DAYS-01] what a company decides is accepted, and what it leaves empty is left out: %j',
  (change) => {
    expect(listErrors(change)).toEqual([]);
  },
);

test.each<[object, string]>([
  [
    { hours: { ...hours, week: toWeek({ opensAt: '18:00', closesAt: '10:00' }) } },
    'hours.week.monday: closesAt must',
  ],
  [
    { hours: { ...hours, week: { monday: { opensAt: '9:00', closesAt: '17:00' } } } },
    'hours.week.monday.opensAt: A time',
  ],
  [{ hours: { ...hours, week: {} } }, 'hours.week: One weekday must be open'],
  [
    { hours: { ...hours, week: { ...toWeek(open), funday: open } } },
    'hours.week: Unrecognized key: "funday"',
  ],
  [{ hours: { ...hours, closedDates: ['2026-02-30'] } }, 'hours.closedDates.0: Invalid'],
  [{ hours: { ...hours, timeZone: 'Europe/Atlantis' } }, 'hours.timeZone: A time zone such as'],
  [{ hours: { ...hours, stepMinutes: 0 } }, 'hours.stepMinutes: '],
  [{ offer: { ...offer, currency: 'dollars' } }, 'offer.currency: Three letters'],
  [{ offer: { ...offer, freeUntil: '8/1/2025' } }, 'offer.freeUntil: Invalid'],
  [{ offer: { ...offer, prices: { ...offer.prices, minutes15: -1 } } }, 'offer.prices.minutes15: '],
  [{ offer: { ...offer, prices: { ...offer.prices, minutes15: 199.5 } } }, 'offer.prices.minutes15: '],
  [{ origin: 'https://company.example/' }, 'origin: https:// and the domain'],
  [{ origin: 'company.example' }, 'origin: https:// and the domain'],
  [{ email: 'company.example' }, 'email: '],
  [{ replyWithin: 0 }, 'replyWithin: '],
  [{ identity: { country: 'Poland' } }, 'identity.country: Two capital letters'],
  [{ profiles: ['http://company.example'] }, 'profiles.0: An address that starts with https://'],
  [{ trackers: { analytics: { id: '7' } } }, 'trackers.analytics.scriptUrl: '],
  [
    { trackers: { pixels: { ...tracker, scriptUrl: 'pixels.js' } } },
    'trackers.pixels.scriptUrl: Starts with https://',
  ],
  [
    { trackers: { pixels: { ...tracker, scriptUrl: 'https://a"b;c.example/x.js' } } },
    'trackers.pixels.scriptUrl: Starts with https://',
  ],
  [
    { trackers: { pixels: { ...tracker, furtherOrigins: ['https://a.example/;script-src'] } } },
    'trackers.pixels.furtherOrigins.0: https:// and the domain',
  ],
  [{ editor: { host: 'github', repository: 'site', branch: 'main' } }, 'editor.repository: Owner and name'],
  [{ company: { ...settings.company, name: ' ' } }, 'company.name: '],
  [{ company: { ...settings.company, tagline: { en: 'Cogs' } } }, 'company.tagline.ua: '],
  [{ email: undefined }, 'email: '],
  [{ companyName: 'Cogs' }, ': Unrecognized key: "companyName"'],
])(
  '[SETTINGS-01] [MISC-07] [CONST-03] [DAYS-01] nonsense is refused with its field: %j',
  (change, sentence) => {
    const errors = listErrors(change);
    expect(errors[0]).toContain(sentence);
  },
);

test('[SETTINGS-01] an emptied date ends the offer', () => {
  const { freeUntil: _, ...ended } = offer;
  expect(settingsSchema.parse({ ...settings, offer: ended }).offer.freeUntil).toBeNull();
});
