import { expect, test } from '../../booking/booking-test.ts';
import { slotTime } from '../../booking/slot-times.ts';
import { ContactPage } from '../../contact/contact-page.ts';
import { createInquiryRecords } from '../../contact/inquiry-records.ts';

test('[BOOK-32, BOOK-33] without Google the wished time goes as an inquiry with date, time, zone and duration', {
  tag: '@pr',
}, async ({ booking, page, day, visitor, endpoints }) => {
  const inquiries = createInquiryRecords(endpoints);
  const quiet = page.getByRole('link', { name: 'No Google account? Send us your preferred time' });
  await booking.open();
  await quiet.click();
  await expect(page.getByText('Choose a date and a time first; we will fill them in.')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/booking$/);

  await booking.chooseDay(day.date);
  await booking.time(slotTime(13)).check();
  await booking.duration('1 hour').check();
  await booking.message.fill('About looms & algebra');
  await booking.name.fill(visitor.values.name);
  await booking.phone.fill('+48 600 700 800');
  // Its form begins as soon as the page is there.
  const contact = new ContactPage(page);
  await quiet.click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  const date = day.at(slotTime(13)).toLocaleString('en', { dateStyle: 'full' });
  const wish = `I would like a consultation.\nDate: ${date}\nTime: ${slotTime(13)} (Europe/Warsaw)\nDuration: 1 hour\n\nPhone: +48 600 700 800\n\nAbout looms & algebra`;
  await expect(contact.fields.project_description).toHaveValue(wish);

  await expect(contact.fields.name).toHaveValue(visitor.values.name);
  await contact.fields.email.fill(visitor.values.email);
  await contact.waitLikePerson();
  await contact.button().click();
  await expect(contact.summary).toBeVisible();
  const rows = await inquiries.listRows(visitor.values.email);
  expect(rows).toMatchObject([{ project_description: wish, flagged: false }]);
  await inquiries.end();
});

test('[BOOK-33] after a denial the prominent contact link carries the form’s content too', async ({
  booking,
  page,
  day,
}) => {
  await booking.open();
  await booking.chooseDay(day.date);
  await booking.time(slotTime(12)).check();
  await booking.authorize(undefined, 'Deny');
  await expect(page.getByRole('heading', { name: 'Book without Google' })).toBeVisible();
  await page.getByRole('link', { name: 'Send preferred time' }).click();
  const contact = new ContactPage(page);
  await expect(contact.fields.project_description).toHaveValue(
    new RegExp(`Time: ${slotTime(12)} \\(Europe/Warsaw\\)\n`),
  );
});
