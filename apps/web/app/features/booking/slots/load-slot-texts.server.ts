import { bookingRules } from '@tt/contract/booking/booking-rules';
import { formatPriceOffer, type PriceOffer, priceOffer } from '@tt/contract/booking/price-offer';
import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { settings } from '@tt/contract/settings/settings';
import type { BusinessHours } from '@tt/contract/slots/business-hours';
import { type CityNames, toCityName } from '@tt/contract/time/city-name';
import { cityTables } from '@tt/contract/time/city-tables';
import { toWallClock } from '@tt/contract/time/time-zone';
import { getTranslator, type SiteTranslator } from '../../../i18n/get-translator.server.ts';
import { contactPath } from '../../../i18n/paths.ts';
import { listWeekHours } from './week-hours.ts';

function loadDateTexts(t: SiteTranslator, { week }: BusinessHours) {
  return {
    label: t('booking.form.date.label'),
    required: t('booking.form.date.required'),
    previousMonth: t('booking.form.date.previousMonth'),
    nextMonth: t('booking.form.date.nextMonth'),
    today: t('booking.form.date.today'),
    selected: t('booking.form.date.selected'),
    weekend: t('booking.form.date.weekend'),
    past: t('booking.form.date.past'),
    unavailable: t('booking.form.date.unavailable'),
    full: t('booking.form.date.full'),
    keyFull: t('booking.form.date.keyFull'),
    keyWeekend: week.saturday && week.sunday && t('booking.form.date.keyWeekend'),
    firstFree: t.compile('booking.form.date.firstFree'),
    firstFreeShown: t.compile('booking.form.date.firstFreeShown'),
    noneInMonth: t.compile('booking.form.date.noneInMonth'),
    noneAhead: t('booking.form.date.noneAhead'),
    windowHint: t('booking.form.date.windowHint', { days: bookingRules.windowDays }),
  };
}

function loadTimeTexts(t: SiteTranslator) {
  return {
    label: t('booking.form.time.label'),
    required: t('booking.form.time.required'),
    chooseDateFirst: t('booking.form.time.chooseDateFirst'),
    yourTime: t.compile('booking.form.time.yourTime'),
    loading: t('booking.form.time.loading'),
    none: t('booking.form.time.none'),
    noneSoLong: t('booking.form.time.noneSoLong'),
    count: t.compile('booking.form.time.count'),
    unverified: t('booking.form.time.unverified'),
    dropped: t.compile('booking.form.time.dropped'),
    taken: t.compile('booking.form.time.taken'),
    takenLabel: t('booking.form.time.takenLabel'),
    part: t.tree('booking.form.time.part', ['count']),
  };
}

/** The offer of each duration; the words are formatted here, because they don't depend on the visitor. */
function loadOffer(t: SiteTranslator, tag: string, terms: PriceOffer) {
  const labels = {
    15: t('booking.form.duration.minutes15'),
    30: t('booking.form.duration.minutes30'),
    60: t('booking.form.duration.minutes60'),
  };
  const { prices, freeUntil: date } = formatPriceOffer(terms, tag);
  return {
    durationLabel: t('booking.form.duration.label'),
    regularPriceLabel: t('booking.price.regularPrice'),
    labels,
    prices,
    priceLabel: t('booking.price.label'),
    /** Until when all is free, and the words for before and after that date. */
    free: date && {
      freeUntil: terms.freeUntil,
      isExtended: terms.isExtended,
      builtOn: toWallClock(Date.now(), bookingRules.hours.timeZone).calendarDate,
      label: t('booking.price.free'),
      running: t('booking.price.running', { date }),
      extended: t('booking.price.extended', { date }),
    },
  };
}

function loadBusinessHours(t: SiteTranslator, tag: string, hours: BusinessHours) {
  return {
    heading: t('booking.businessHours.heading'),
    hours: listWeekHours(hours, tag).map(({ days, opensAt: open, closesAt: close }) => ({
      days,
      range: t('booking.businessHours.range', { open, close }),
      open,
      close,
    })),
    timeZone: hours.timeZone,
    localLabel: t('booking.businessHours.localLabel'),
    nextDay: t('booking.businessHours.nextDay'),
    dialAlternative: t.compile('booking.businessHours.dialAlternative'),
  };
}

function loadTimeZoneTexts(t: SiteTranslator) {
  return {
    label: t('booking.timeZone.label'),
    change: t('booking.timeZone.change'),
    hint: t('booking.timeZone.hint'),
    searchPlaceholder: t('booking.timeZone.searchPlaceholder'),
    noMatch: t('booking.timeZone.noMatch'),
    reset: t('booking.timeZone.reset'),
    changed: t.compile('booking.timeZone.changed'),
  };
}

/** The office and where most readers live. The page loads other cities if it shows one. */
const usualZones = ['Europe/Warsaw', 'Europe/Kyiv', 'Europe/Moscow', 'Europe/London', 'America/New_York'];

export function loadUsualCities(language: LanguageCode): CityNames {
  const zones = new Set([bookingRules.hours.timeZone, ...usualZones]);
  return Object.fromEntries([...zones].map((zone) => [zone, toCityName(zone, cityTables[language])]));
}

/** What the slot picker shows; only texts whose values the browser knows are formatted there. */
export function loadSlotTexts(language: LanguageCode, terms: PriceOffer = priceOffer) {
  const t = getTranslator(language);
  const { tag } = getLanguage(language);
  const { hours } = settings;
  return {
    tag,
    required: t('common.fields.required'),
    date: loadDateTexts(t, hours),
    time: loadTimeTexts(t),
    offer: loadOffer(t, tag, terms),
    businessHours: loadBusinessHours(t, tag, hours),
    timeZone: loadTimeZoneTexts(t),
    noFit: {
      question: t('booking.form.noFit.question'),
      link: t('booking.form.noFit.link'),
      href: contactPath(language),
    },
    cities: loadUsualCities(language),
  };
}

export type SlotTexts = ReturnType<typeof loadSlotTexts>;
