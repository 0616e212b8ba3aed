import { type PriceOffer, priceOffer } from '@tt/contract/booking/price-offer';
import { type LanguageCode, languageCodes } from '@tt/contract/language/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import bookingText from '../../../messages/en/booking.json' with { type: 'json' };
import { BookingPage } from './booking-page.tsx';
import { loadBookingPage } from './load-booking-page.server.ts';

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

test('[BOOK-19] with freeUntil set to null the durations show plain prices, and nothing mentions an offer', () => {
  const markup = renderPage({ ...priceOffer, freeUntil: null });
  expect(listTiles(markup)).toEqual(['15 min $200', '30 min $300', '1 hour $400']);
  expect(markup).not.toContain('<s>');
  expect(markup).not.toContain(bookingText.price.free);
  expect(markup).not.toContain(bookingText.price.regularPrice);
});

test('as long as freeUntil is set, the prices are struck out, all is free and the date is named', () => {
  const markup = renderPage(priceOffer);
  expect(listTiles(markup)).toEqual([
    '15 min ~ Regular price $200~ Free',
    '30 min ~ Regular price $300~ Free',
    '1 hour ~ Regular price $400~ Free',
  ]);
  expect(markup).toContain('Free until 8/1/2025');
});

test.each([
  ['ua', 'Безкоштовно до 01.08.2025'],
  ['pl', 'Bezpłatnie do 1.08.2025'],
  ['ru', 'Бесплатно до 01.08.2025'],
  ['es', 'Gratis hasta el 1/8/2025'],
] as const)("[BOOK-18] in %s the offer's date has the locale's own short form", (language, words) => {
  expect(renderPage(priceOffer, language)).toContain(words);
});

test.each(languageCodes)(
  '[RESCUE-04] before the ways are known, the page of %s names none of them',
  (language) => {
    const markup = renderPage(priceOffer, language);
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
