import { getLanguage } from '@tt/contract/language/language';
import { BookingPage, bookingPaths } from '../booking/booking-page.ts';
import { expect, test } from '../booking/booking-test.ts';
import { ManageBookingPage } from '../booking/manage-booking-page.ts';
import { slotTime } from '../booking/slot-times.ts';
import { watchFormToken } from '../contact/watch-form-token.ts';

test.use({
  viewport: { width: 820, height: 1180 },
  locale: 'es-ES',
  timezoneId: 'Europe/Madrid',
  ways: 'both',
});

const phone = '+34 600 700 800';

test('[MAILBOOK-02, MAILBOOK-10] a Spanish company without a Google account books by email, confirms, cancels and books again', {
  tag: '@pr',
}, async ({ page, day, google, records, visitor, faults }) => {
  faults.allow(/429/);
  const { name, email } = visitor.values;
  const booking = new BookingPage(page, google, 'es');
  const manage = new ManageBookingPage(page, 'es');
  const { waitLikePerson } = watchFormToken(page);
  const time = slotTime(4);
  const message = `Un telar que teje álgebra, ${visitor.id}`;
  const confirmLink = /http\S+\/es\/booking\/confirm#[\w-]+/;
  const manageLink = /http\S+\/es\/booking\/manage#[\w-]+/;
  const listStatuses = async () => (await records.listRows()).map(({ status }) => status);
  const listLinks = async (pattern: RegExp) =>
    (await records.listMails(email)).flatMap(({ text }) => pattern.exec(text)?.[0] ?? []);
  // The event in the company's calendar must not meet a fault that another test has scripted.
  const confirmBy = (press: () => Promise<void>) =>
    google.during(undefined, async () => {
      await press();
      await expect(booking.confirmedHeading).toBeVisible();
      for (const { id, status } of await records.listRows())
        if (status === 'confirmed') await expect.poll(() => google.findEvent(id)).toBeDefined();
    });

  await page.goto('/es');
  await page.getByRole('main').getByRole('link', { name: 'Reserva una consulta' }).first().click();
  await booking.waitUntilAlive();
  await test.step('a mistyped domain is named at once', async () => {
    await booking.duration('30 min').check();
    await booking.fill({ name, date: day.date, time, phone, message });
    await booking.email.fill(`ana@${visitor.id}.missing.test`);
    await booking.email.blur();
    await expect(booking.email).toHaveAccessibleDescription(/dominio/);
    await booking.email.fill(email);
    await booking.email.blur();
    await expect(booking.form).toContainText('Esta dirección puede recibir correo.');
  });
  await test.step('a trap that the browser has filled in holds the place', async () => {
    await booking.form.locator('[name=fax_number]').evaluate((field: HTMLInputElement) => {
      field.value = '555-1234';
    });
    await booking.submitButton().click();
    await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused();
    expect(await listStatuses()).toEqual(['held']);
  });
  await test.step('the page behind the mail’s link says which time its button confirms', async () => {
    await expect.poll(() => listLinks(confirmLink)).toHaveLength(1);
    await page.goto((await listLinks(confirmLink))[0] ?? '');
    const date = await page.evaluate(
      ([tag, moment]) =>
        new Date(moment).toLocaleString(tag, { weekday: 'long', day: 'numeric', month: 'long' }),
      [getLanguage('es').tag, day.at(time).epochMilliseconds] as const,
    );
    for (const text of [date.replace(',', ''), time, 'Madrid (GMT+'])
      await expect(manage.main).toContainText(text);
    await expect(manage.main).toContainText('30 min');
    expect(await listStatuses()).toEqual(['held']);
    await confirmBy(() => page.getByRole('button', { name: 'Confirmar la reserva' }).click());
    expect(await listStatuses()).toEqual(['confirmed']);
  });
  await test.step('a canceled booking that is opened again no longer says that a note is on its way', async () => {
    await expect.poll(() => listLinks(manageLink)).toHaveLength(1);
    await manage.open((await listLinks(manageLink))[0] ?? '');
    await manage.cancel();
    await expect(manage.canceled).toBeFocused();
    await expect(manage.main).toContainText('El aviso va de camino a');
    await page.reload();
    await expect(manage.main).toContainText('Hemos retirado la invitación.');
    await expect(manage.main).not.toContainText('de camino');
  });
  await test.step('a new time keeps all but the time', async () => {
    await manage.main.getByRole('link', { name: 'Reservar otra hora' }).click();
    await booking.waitUntilAlive();
    await expect(booking.name).toHaveValue(name);
    await expect(booking.phone).toHaveValue(phone);
    await expect(booking.message).toHaveValue(message);
    await expect(booking.duration('30 min')).toBeChecked();
  });
  await test.step('after many attempts the page says how long to wait, and another way', async () => {
    await booking.chooseDay(day.date);
    await booking.chooseTime(slotTime(8));
    await booking.email.fill(email);
    await page.route(`**${bookingPaths.bookByEmail}`, (route) =>
      route.fulfill({ status: 429, json: { error: { code: 'rate_limited' } } }),
    );
    await booking.submitButton().click();
    await expect(booking.form.getByRole('alert')).toContainText('dentro de una hora');
    const [date, minute] = day
      .at(slotTime(8))
      .toInstant()
      .toString()
      .split(/T|:00Z/);
    await expect(page.getByRole('link', { name: 'Enviar la hora preferida' })).toHaveAttribute(
      'href',
      new RegExp(`^/es/contact#date=${date}&time=${encodeURIComponent(minute ?? '')}&`),
    );
    await page.unroute(`**${bookingPaths.bookByEmail}`);
  });
  await test.step('a person is booked at once', async () => {
    await waitLikePerson();
    await confirmBy(() => booking.submitButton().click());
    expect(await listStatuses()).toEqual(['cancelled', 'confirmed']);
    expect(await records.listRows()).toMatchObject([{}, { phone, message, language: 'es' }]);
    await expect.poll(async () => new Set(await listLinks(manageLink)).size).toBe(2);
  });
});
