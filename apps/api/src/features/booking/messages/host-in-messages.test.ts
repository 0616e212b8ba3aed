import { languages } from '@tt/contract/language/language';
import { expect, test } from 'vitest';
import {
  buildMailedBooking,
  buildMailOptions,
  buildMovedBooking,
} from '../../../../test/booking/build-mailed-booking.ts';
import { startBookingWorld } from '../../../../test/booking/start-booking-world.ts';
import { testHost } from '../../../../test/booking/test-host.ts';
import { runOutbox } from '../../../../test/run-outbox.ts';
import { mailKinds } from '../../../db/tables.ts';
import { toCompanyEventDraft } from '../calendar/company-event-draft.ts';
import type { BookingRow } from '../core/booking-row.ts';
import { getBookingTexts } from '../core/booking-texts.ts';
import { toEventDraft } from '../google-way/event-draft.ts';
import { toBookingMail } from './to-booking-mail.ts';

const { company, ...options } = buildMailOptions();
const named = { ...company, host: testHost };

/** Emails about a time that is not booked name nobody. */
const kinds = [...mailKinds, 'link' as const].map((kind) => ({
  kind,
  isNamed: kind !== 'cancellation' && kind !== 'confirmRequest',
}));

test.each(kinds)(
  '[TRUTH-03] $kind names the host, in both parts and in its file: $isNamed',
  ({ kind, isNamed }) => {
    for (const { code } of languages) {
      const row = (kind.startsWith('moved') ? buildMovedBooking : buildMailedBooking)({ language: code });
      const { html, text, calendarFile } = toBookingMail(kind, row, { ...options, company: named });
      const label = getBookingTexts(code)('booking.mail.row.host');
      const role = testHost.roles[code];
      expect(html.includes(`>${label}<br><strong>Tess &lt;T&gt; Tester</strong>, ${role}</p>`)).toBe(isNamed);
      expect(new RegExp(`^${label} +Tess <T> Tester, ${role}$`, 'm').test(text)).toBe(isNamed);
      const file = calendarFile?.content.replaceAll('\r\n ', '');
      if (file) expect(file.includes(`Tess <T> Tester\\, ${role}\\nhttps://meet.example`)).toBe(isNamed);
    }
  },
);

test.each(languages)('[TRUTH-03] the event names the host in $name, in either calendar', ({ code }) => {
  const row = buildMailedBooking({ language: code }) as BookingRow;
  const line = `: Tess &lt;T&gt; Tester, ${testHost.roles[code]}<br>`;
  expect(toEventDraft(row, named).description).toContain(line);
  expect(toCompanyEventDraft(row, named, 'site.example').description).toContain(`${line}TT-7K2M9Q`);
});

test('[TRUTH-03] the host of the company is in the event and in the mail of a booking', async () => {
  const { book, google, mailbox, context } = await startBookingWorld({ replacements: { host: testHost } });
  await google.admin.setAccount({ email: 'ada@site.example' });
  await book({ accessToken: await google.admin.issueToken() });
  await runOutbox(context);
  const [event] = (await google.admin.readState()).events;
  expect(event?.body.description).toContain('Your host: Tess &lt;T&gt; Tester, head of tests<br>');
  const [mail] = (await mailbox.admin.readState()).mails;
  expect(mail?.text).toContain('Tess <T> Tester, head of tests');
});
