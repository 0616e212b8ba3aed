import { cityTables } from '@tt/contract/time/city-tables';
import { BookingPage } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';

for (const [language, text, city, timeZone] of [
  ['ua', 'Київ', 'Київ', 'Europe/Kyiv'],
  ['pl', 'warsz', 'Warszawa', 'Europe/Warsaw'],
  ['ru', 'москва', 'Москва', 'Europe/Moscow'],
  ['es', 'londres', 'Londres', 'Europe/London'],
  ['en', 'ho chi', 'Ho Chi Minh City', 'Asia/Ho_Chi_Minh'],
] as const) {
  test(`[DAYS-05] [DAYS-06] in ${language}, ${text} finds ${timeZone}, and its table comes with the search`, async ({
    page,
    google,
  }) => {
    const tables: string[] = [];
    page.on('request', (request) => {
      const [file] = /\/(?:en|ua|pl|ru|es)-[^/]*\.js$/.exec(request.url()) ?? [];
      if (file) tables.push(file);
    });
    const booking = new BookingPage(page, google, language);
    await booking.open();
    await expect(booking.times).toContainText(cityTables[language]['Europe/Warsaw'] ?? 'Warsaw');
    expect(tables).toEqual([]);
    await booking.searchZone(text);
    await page.getByRole('option', { name: `${city} ${timeZone}` }).click();
    await expect(booking.times).toContainText(`${city} (GMT`);
    await expect(page.getByRole('complementary')).toContainText(`${city} (GMT`);
    expect(tables).toHaveLength(1);
  });
}

test.describe('from Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('[DAYS-05] the zone of the device has its city in the language of the page', async ({
    page,
    google,
  }) => {
    const booking = new BookingPage(page, google, 'ua');
    await booking.open();
    await expect(booking.times).toContainText('Окленд (GMT+1');
    await expect(page.getByRole('complementary')).toContainText('Окленд (GMT+1');
  });
});
