import { expect, test } from 'vitest';
import type { Evidence } from '../evidence.ts';
import type { Fault } from '../fault.ts';
import type { BookingRecord, InquiryRecord } from '../ledger.ts';
import type { Violation } from '../violation.ts';
import { checkBookings } from './check-bookings.ts';
import { checkCalendar } from './check-calendar.ts';
import { checkDoubles, listDelivered } from './check-doubles.ts';
import { checkInquiries } from './check-inquiries.ts';
import { checkView } from './check-views.ts';
import { checkWaiting } from './check-waiting.ts';

const slot = Date.UTC(2040, 0, 2, 9);
const inquiry: InquiryRecord = {
  ...{
    key: 'key',
    marker: 'Engine 1',
    text: 'Engine 1',
    email: 'a@b.example',
    id: 'inquiry-1',
    attempts: [],
  },
};
const booking: BookingRecord = {
  ...{ key: 'key', email: 'ada@gmail.com', startsAt: slot, id: 'booking-1', attempts: [] },
};
const event = {
  ...{
    bookingId: 'booking-1',
    email: 'ada@gmail.com',
    startsAt: slot,
    endsAt: slot + 1_800_000,
    isLive: true,
  },
};
const row = {
  ...{ id: 'booking-1', status: 'confirmed', starts_at: new Date(slot), ends_at: new Date(slot + 1_800_000) },
};

/** A state without violations, with one inquiry and one booking. */
function build(changes: Partial<Evidence> = {}): Evidence {
  const messages = ['New inquiry inquiry-1', 'New consultation booking-1'];
  return {
    inquiries: [{ id: 'inquiry-1', project_description: 'Engine 1', waitsForSummary: false }],
    bookings: [row],
    waiting: [],
    events: [event],
    messages: { telegram: messages, slack: messages },
    mails: [{ id: '<booking-1.confirmation@x>', to: 'ada@gmail.com', subject: 'Your consultation' }],
    metrics: '',
    ...changes,
  };
}

function check(evidence: Evidence, fault: Partial<Fault> = {}, record = booking): string[] {
  const violations: Violation[] = [
    ...checkInquiries([inquiry], evidence),
    ...checkBookings([record], evidence),
    ...checkCalendar(evidence),
    ...checkDoubles(listDelivered(evidence), fault.expects?.doubles ?? [], new Set()),
    ...checkWaiting(evidence, fault as Fault),
  ];
  return violations.map(({ kind }) => kind);
}

test('a correct state is no violation', () => {
  expect(check(build())).toEqual([]);
});

test('an acknowledged inquiry or booking without its row, or a booking without its event, is lost', () => {
  expect(check(build({ inquiries: [] }))).toEqual(['lost']);
  expect(check(build({ bookings: [], events: [] }))).toEqual(['lost']);
  expect(check(build({ bookings: [{ ...row, status: 'expired' }], events: [] }))).toEqual(['lost']);
  expect(check(build({ events: [] }))).toEqual(['lost']);
});

test('what reached no chat is hidden, unless a metric counts it as waiting', () => {
  const messages = { telegram: ['New consultation booking-1'], slack: ['New consultation booking-1'] };
  expect(check(build({ messages }))).toEqual(['hidden']);
  const waiting = [{ place: 'contact-form-notification', data: '{"id":"inquiry-1"}', isDue: true }];
  expect(check(build({ messages, waiting }))).toEqual(['hidden']);
  const metrics = 'jobs_waiting{queue="contact-form-notification"} 1';
  expect(check(build({ messages, waiting, metrics }))).toEqual([]);
});

test('a booking whose mail nobody got or missed is hidden', () => {
  expect(check(build({ mails: [] }))).toEqual(['hidden']);
  const messages = build().messages.telegram.concat('booking-1 could not be reached by email');
  expect(check(build({ mails: [], messages: { telegram: messages, slack: messages } }))).toEqual([]);
});

test('an event without a booking is hidden until the company is notified', () => {
  const orphan = { ...event, bookingId: 'booking-2', email: 'eve@gmail.com', startsAt: slot + 3_600_000 };
  expect(check(build({ events: [event, orphan] }))).toEqual(['hidden']);
  const telegram = [...build().messages.telegram, 'Booking in doubt booking-2'];
  expect(check(build({ events: [event, orphan], messages: { telegram, slack: telegram } }))).toEqual([]);
});

test('a booking in doubt that no metric shows is hidden', () => {
  const doubt = { ...row, id: 'booking-2', status: 'in_doubt' };
  expect(check(build({ bookings: [row, doubt] }))).toEqual(['hidden']);
  const metrics = 'bookings{status="in_doubt"} 1';
  expect(check(build({ bookings: [row, doubt], metrics }))).toEqual([]);
});

test('a time that two bookings hold, or two calendars have, is doubled', () => {
  const rival = { ...row, id: 'booking-2' };
  expect(check(build({ bookings: [row, rival] }))).toEqual(['doubled']);
  const events = [event, { ...event, bookingId: 'booking-2', email: 'eve@gmail.com' }];
  expect(check(build({ events }))).toContain('doubled');
});

test('a message twice is doubled; where a fault explains the second copy, the third is', () => {
  const twice = build();
  twice.messages = { ...twice.messages, slack: [...twice.messages.slack, 'New inquiry inquiry-1'] };
  expect(check(twice)).toEqual(['doubled']);
  expect(check(twice, { expects: { doubles: ['telegram'] } })).toEqual(['doubled']);
  expect(check(twice, { expects: { doubles: ['slack'] } })).toEqual([]);
  twice.messages.slack.push('New inquiry inquiry-1');
  expect(check(twice, { expects: { doubles: ['slack'] } })).toEqual(['doubled']);
});

test('a dead letter that the fault does not explain, or one that it promised and is not there, fails', () => {
  const metrics = 'job_dead_letters{queue="booking-mail-dead"} 1';
  const waiting = [{ place: 'booking-mail-dead', data: '{}', isDue: true }];
  expect(check(build({ waiting, metrics }))).toEqual(['failed']);
  expect(check(build({ waiting }))).toEqual(['hidden', 'failed']);
  expect(check(build({ waiting, metrics }), { expects: { deadLetters: ['booking-mail'] } })).toEqual([]);
  expect(check(build(), { expects: { deadLetters: ['booking-mail'] } })).toEqual(['failed']);
});

test('a booking by email that is not where its event is, or as long, is lost until the company is told', () => {
  const byEmail: BookingRecord = { ...booking, method: 'email' };
  for (const elsewhere of [{ startsAt: slot + 3_600_000 }, { endsAt: slot + 2_700_000 }, { startsAt: NaN }]) {
    const evidence = build({ events: [{ ...event, ...elsewhere }] });
    expect(check(evidence, {}, byEmail)).toEqual(['lost']);
    const told = [
      ...evidence.messages.telegram,
      'The event in our calendar differs from a booking booking-1',
    ];
    const telegramAlone = { telegram: told, slack: evidence.messages.slack };
    expect(check({ ...evidence, messages: telegramAlone }, {}, byEmail)).toEqual(['lost']);
    expect(check({ ...evidence, messages: { telegram: told, slack: told } }, {}, byEmail)).toEqual([]);
  }
});

test('a change by hand that no booking can follow is hidden until the company is told', () => {
  expect(check(build(), {}, { ...booking, method: 'email', isUnfollowed: true })).toEqual(['hidden']);
});

test('two events that the company put onto each other are doubled until it is told', () => {
  const rival = { ...event, bookingId: 'booking-2', email: 'eve@gmail.com' };
  const bookings = [
    row,
    { ...row, id: 'booking-2', starts_at: new Date(slot + 1_800_000), ends_at: new Date(slot + 3_600_000) },
  ];
  const evidence = build({ bookings, events: [event, rival] });
  expect(check(evidence)).toEqual(['doubled']);
  const told = [...evidence.messages.telegram, 'Moved in our calendar to a time that is taken: booking-2'];
  expect(check({ ...evidence, messages: { telegram: told, slack: told } })).toEqual([]);
});

test('a booking whose link does not open it, or shows another state, is lost', () => {
  const shown = { status: 'confirmed', startsAt: new Date(slot).toISOString(), duration: 30 };
  const view = (changes: object, record: Partial<BookingRecord> = {}) =>
    checkView(
      { ...booking, ...record },
      { status: 200, body: { success: true, booking: { ...shown, ...changes } }, summary: '' },
    ).map(({ kind }) => kind);
  expect(view({})).toEqual([]);
  expect(view({ duration: 45 })).toEqual(['lost']);
  expect(view({ duration: 45 }, { minutes: 45 })).toEqual([]);
  expect(view({ startsAt: new Date(slot + 1).toISOString() })).toEqual(['lost']);
  expect(view({}, { movedTo: slot + 1 })).toEqual(['lost']);
  expect(view({}, { isCancelled: true })).toEqual(['lost']);
  expect(view({ status: 'cancelled' }, { isCancelled: true })).toEqual([]);
  const failure = { status: 500, body: { error: { code: 'internal' } }, summary: 'api-1 500 internal' };
  expect(checkView(booking, failure).map(({ kind }) => kind)).toEqual(['lost']);
});
