import { toStartInstant } from '@tt/contract/slots/slot-wire';
import { expect, test } from 'vitest';
import { findSlot } from '../../../../test/booking/build-booking-request.ts';
import { startEmailWorld } from '../../../../test/booking/start-email-world.ts';

test('[MAILBOOK-03] [RESCHED-04] [DESK-01] invitation, move and cancellation reach visitor and company', async () => {
  const world = await startEmailWorld();
  const { booking, meetLink } = (await world.bookByEmail({ message: 'About looms' })).json();
  await world.readMails();
  await world.post('booking-reschedule', { key: booking.viewKey, ...findSlot(4) });
  await world.readMails();
  await world.post('booking-cancel', { key: booking.viewKey });
  const mails = await world.readMails();
  const uid = `${booking.id.replaceAll('-', '')}@google.com`;
  const ORGANIZER = `mailto:${world.google.company.account}`;
  expect(mails.map(({ method, calendar }) => ({ method, ...calendar }))).toMatchObject([
    { method: 'REQUEST', METHOD: 'REQUEST', UID: uid, LOCATION: meetLink, ORGANIZER },
    { method: 'REQUEST', METHOD: 'REQUEST', UID: uid, LOCATION: meetLink, ORGANIZER },
    { method: 'CANCEL', METHOD: 'CANCEL', UID: uid, STATUS: 'CANCELLED', ORGANIZER },
  ]);
  const sequences = mails.map(({ calendar }) => Number(calendar.SEQUENCE));
  expect(sequences).toEqual([...new Set(sequences)].sort());
  expect(mails.map(({ text }) => text).join('')).not.toContain('looms');
  expect(mails[0]?.text).toContain(`/en/booking/manage#${booking.viewKey}`);
  const chats = await world.readChats();
  expect(chats.map((text) => text.replace(/:.*/s, ''))).toEqual([
    'New consultation',
    'Consultation moved',
    'Consultation canceled',
  ]);
  for (const text of chats) {
    for (const part of [
      'ada@site.example',
      '+48 22 123 45 67',
      '> About looms',
      meetLink,
      booking.id,
      booking.shortId,
    ])
      expect(text).toContain(part);
  }
});

test('each move is mailed and announced', async () => {
  const world = await startEmailWorld();
  const { booking } = (await world.bookByEmail()).json();
  for (const index of [4, 6]) {
    await world.readMails();
    await world.post('booking-reschedule', { key: booking.viewKey, ...findSlot(index) });
  }
  expect((await world.readMails()).filter(({ subject }) => subject.startsWith('New time'))).toHaveLength(2);
  expect((await world.readChats()).filter((text) => text.startsWith('Consultation moved'))).toHaveLength(2);
});

test('[MAILBOOK-06] an invitation that had to promise the link is followed by one mail that has it', async () => {
  const world = await startEmailWorld();
  for (const on of ['freebusy', 'get', 'insert'] as const)
    await world.google.admin.script({ on, kind: 'error', reason: 'backendError', times: 'always' });
  const { booking } = (await world.bookByEmail()).json();
  await world.context.pool.query("delete from job_outbox where queue = 'booking-calendar'");
  expect((await world.readMails()).map(({ text }) => text)).toEqual([
    expect.stringContaining('to follow by email'),
  ]);
  await world.google.admin.clearFaults();
  await world.runJob('booking-calendar', { bookingId: booking.id });
  const mails = await world.readMails();
  expect(mails.map(({ subject }) => subject.replace(/( for|:).*/, ''))).toEqual([
    'Your consultation',
    'Video link',
  ]);
  expect(mails[1]?.calendar).toMatchObject({
    METHOD: 'REQUEST',
    LOCATION: expect.stringContaining('meet.google.com'),
  });
  const ids = mails.map(({ headers }) => headers.find(({ key }) => key === 'message-id')?.value);
  expect(new Set(ids).size).toBe(2);
});

test('[MAILBOOK-10] [MAILBOOK-11] the request to confirm has the key that confirms, and nothing that was typed', async () => {
  const world = await startEmailWorld();
  await world.bookByEmail({ name: 'Grace', message: 'Buy now', fax_number: 'robots fill this' });
  const [mail] = await world.readMails();
  expect(`${mail?.text}${mail?.html}${mail?.to}`).not.toMatch(/Grace|Buy now|manage#/);
  expect(mail?.attachments).toEqual([]);
  const key = mail?.text.match(/\/en\/booking\/confirm#(\S+)/)?.[1];
  expect(await world.readChats()).toEqual([]);
  expect((await world.post('booking-confirm', { key })).json()).toMatchObject({
    success: true,
    booking: { status: 'confirmed' },
  });
  expect((await world.readMails()).map(({ method }) => method)).toEqual([undefined, 'REQUEST']);
  expect(await world.readChats()).toEqual([expect.stringContaining('\nFlagged: form filled by a script\n')]);
});

test('a meeting that the company moves in its calendar is mailed as moved by the company', async () => {
  const world = await startEmailWorld();
  const { booking } = (await world.bookByEmail()).json();
  await world.readMails();
  const startsAt = new Date(toStartInstant(findSlot(4)));
  const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  await world.google.admin.editByHand(booking.id.replaceAll('-', ''), times);
  await world.runJob('calendar-reconcile');
  const [, moved] = await world.readMails();
  expect(moved?.text).toContain('We had to move your consultation to another time.');
  expect(moved?.calendar.DTSTART).toBe(startsAt.toISOString().replaceAll(/[-:]|\.000/g, ''));
  expect((await world.readChats())[1]).toMatch(/^Consultation moved by us: TT-/);
});
