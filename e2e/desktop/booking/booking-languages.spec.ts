import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { BookingPage } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { ManageBookingPage } from '../../booking/manage-booking-page.ts';
import { readCalendarFile } from '../../booking/read-calendar-file.ts';
import { slotTime } from '../../booking/slot-times.ts';

interface Journey {
  language: LanguageCode;
  timeZone: string;
  time: string;
  tag?: '@pr' | '@nightly';
}

/** Wall times of the office that fall on other hours, and in Auckland on another day. */
const journeys: Journey[] = [
  { language: 'en', timeZone: 'America/Los_Angeles', time: slotTime(15) },
  { language: 'ua', timeZone: 'Pacific/Auckland', time: slotTime(12), tag: '@pr' },
  { language: 'pl', timeZone: 'Europe/Warsaw', time: slotTime(0), tag: '@nightly' },
  { language: 'ru', timeZone: 'Asia/Kathmandu', time: slotTime(15), tag: '@nightly' },
  { language: 'es', timeZone: 'America/Los_Angeles', time: slotTime(0), tag: '@nightly' },
];

for (const { language, timeZone, time, tag = [] } of journeys) {
  test.describe(`in ${language} from ${timeZone}`, { tag }, () => {
    test.use({ timezoneId: timeZone });

    test('a consultation is booked at the hour that was shown, mailed, and canceled by the link in the mail', async ({
      page,
      day,
      records,
      visitor,
      google,
      endpoints,
    }) => {
      const booking = new BookingPage(page, google, language);
      const { confirmation, messages } = booking.texts;
      const main = page.getByRole('main');
      const seen = day.seenFrom(timeZone, time);
      await booking.open();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.texts.heading);
      await booking.fill({ name: visitor.values.name, ...seen });
      await booking.authorize();
      await expect(booking.toast).toHaveText(booking.texts.auth.outcomes.success);
      await expect(page).toHaveURL(new RegExp(`/${language}/booking$`));
      await booking.unfold('time');
      await booking.unfold('details');
      await expect(booking.name).toHaveValue(visitor.values.name);
      await expect(booking.time(seen.time)).toBeChecked();

      await booking.submit();
      await expect(booking.confirmedHeading).toBeVisible();
      await expect(booking.toast).toContainText(messages.booking_confirmed_toast);
      const slipDate = day
        .at(time)
        .withTimeZone(timeZone)
        .toLocaleString(getLanguage(language).tag, {
          day: 'numeric',
          month: language === 'en' ? 'short' : 'long',
        });
      await expect(main).toContainText(`${slipDate} ${seen.time}`);
      await page.getByRole('button', { name: confirmation.copy }).click();
      await expect(booking.toast).toHaveText(messages.copied);
      await page.reload();
      await expect(main).toContainText(`${slipDate} ${seen.time}`);

      const startsAt = new Date(day.at(time).epochMilliseconds);
      const [row, ...more] = await records.listRows();
      expect(more).toEqual([]);
      expect(row).toMatchObject({ status: 'confirmed', language, timezone: timeZone, starts_at: startsAt });
      const event = await google.findEvent(row?.id ?? '');
      expect(Date.parse(event?.body.start.dateTime ?? '')).toBe(startsAt.getTime());

      await expect.poll(() => records.listMails()).toHaveLength(1);
      const [mail] = await records.listMails();
      if (!mail) throw new Error('no mail');
      expect(mail.to).toEqual([`${visitor.values.name} <visitor@example.com>`]);
      expect(mail.text).toContain(row?.meet_link ?? '');
      expect(mail.subject).toContain(seen.time.replaceAll('\u202f', '\u00a0'));
      expect(readCalendarFile(mail).DTSTART).toBe(startsAt.toISOString().replaceAll(/[-:]|\.000/g, ''));
      const manageUrl = mail.text.match(/http\S+\/manage#[\w-]+/)?.[0] ?? '';
      expect(manageUrl).toContain(`${endpoints.site}/${language}/booking/manage#`);

      const manage = new ManageBookingPage(page, language);
      await manage.open(manageUrl);
      await expect(manage.main).toContainText(`${slipDate} ${seen.time}`);
      await manage.cancel();
      await expect(manage.canceled).toBeVisible();
      expect(await records.listRows()).toMatchObject([{ status: 'cancelled' }]);
    });
  });
}
