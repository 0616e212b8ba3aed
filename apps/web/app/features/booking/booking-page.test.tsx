import type { PriceOffer } from '@tt/contract/booking/price-offer';
import { type LanguageCode, languageCodes } from '@tt/contract/language/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import bookingText from '../../../messages/en/booking.json' with { type: 'json' };
import { BookingPage } from './booking-page.tsx';
import { loadBookingPage } from './load-booking-page.server.ts';

/** The offer as specified, whatever its owner has changed since. */
const offer: PriceOffer = {
  currency: 'USD',
  prices: { minutes15: 200, minutes30: 300, minutes60: 400 },
  freeUntil: '2025-08-01',
  isExtended: true,
};

const renderPage = (terms: PriceOffer, language: LanguageCode = 'en') =>
  renderToStaticMarkup(<BookingPage page={loadBookingPage(language, terms)} />);

/** The words of each duration's tile, struck-out ones in tildes. */
const listTiles = (markup: string) =>
  [...markup.matchAll(/<label class="dur">(.*?)<\/label>/g)].map(([, tile = '']) =>
    tile
      .replaceAll(/<\/?s>/g, '~')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

test.each([
  ['with freeUntil set to null,', { freeUntil: null }],
  ['past its date, and not extended,', { isExtended: false }],
])('[BOOK-19] [TRUTH-08] %s the durations show plain prices, and nothing mentions an offer', (_, changes) => {
  const markup = renderPage({ ...offer, ...changes });
  expect(listTiles(markup)).toEqual(['15 min $200', '30 min $300', '1 hour $400']);
  expect(markup).not.toContain('<s>');
  expect(markup).not.toContain(bookingText.price.free);
  expect(markup).not.toContain(bookingText.price.regularPrice);
  expect(markup).not.toContain('8/1/2025');
});

const freeTiles = [
  '15 min ~ Regular price $200~ Free',
  '30 min ~ Regular price $300~ Free',
  '1 hour ~ Regular price $400~ Free',
];

test('[TRUTH-08] past its date an extended offer reads Free, and one sentence says so, once', () => {
  const markup = renderPage(offer);
  expect(listTiles(markup)).toEqual(freeTiles);
  expect(markup.split('Our offer until 8/1/2025 has been extended.')).toHaveLength(2);
  expect(markup.split('8/1/2025')).toHaveLength(2);
});

test('[TRUTH-08] until its date the offer says how long it runs', () => {
  const markup = renderPage({ ...offer, freeUntil: '2999-08-01', isExtended: false });
  expect(listTiles(markup)).toEqual(freeTiles);
  expect(markup.split('Our offer runs until 8/1/2999.')).toHaveLength(2);
});

test.each([
  ['ua', 'Пропозицію, що\u00a0діяла до\u00a001.08.2025, продовжено.'],
  ['pl', 'Ofertę ważną do 1.08.2025 przedłużyliśmy.'],
  ['ru', 'Предложение, которое действовало до\u00a001.08.2025, продлено.'],
  ['es', 'Hemos prorrogado la oferta que terminaba el 1/8/2025.'],
] as const)("[BOOK-18] in %s the offer's date has the locale's own short form", (language, words) => {
  expect(renderPage(offer, language)).toContain(words);
});

test.each(languageCodes)(
  '[RESCUE-04] before the ways are known, the page of %s names none of them',
  (language) => {
    const markup = renderPage(offer, language);
    // What only reserves the height of the cards is invisible.
    const visible = markup.replace(/<div inert="">.*?(?=<button disabled)/s, '');
    expect(visible.length).toBeLessThan(markup.length);
    const { stage, form, auth } = loadBookingPage(language);
    expect(visible).toContain(stage.howUnknown);
    for (const text of [
      stage.howBoth,
      stage.howGoogle,
      form.submitNeedsWay,
      form.submitNeedsAuth,
      auth.authorize,
    ])
      expect(visible).not.toContain(text);
    expect(visible).not.toMatch(/Google(?! Meet)/);
  },
);
