import { expect, test } from 'vitest';
import { checkAtRest } from './check-at-rest.ts';
import type { Evidence, StoredBooking } from './evidence.ts';
import { checkView } from './promises.ts';

const slot = Date.UTC(2040, 0, 2, 9);
const hourMs = 3_600_000;
const times = { startsAt: slot, endsAt: slot + hourMs / 2 };
const inquiry = {
  ...{ id: 'inquiry-1', name: 'inquiry', text: 'Engine 1', isWaiting: false },
  toldIn: ['telegram', 'slack'] as const,
};
const booking: StoredBooking = {
  ...{ id: 'booking-1', name: 'booking', status: 'confirmed', method: 'email', ...times },
  ...{ calendar: 'company', isEventWaiting: false, isDifferenceTold: false, isUnfollowed: false },
  ...{ toldIn: ['telegram', 'slack'], isNoticeWaiting: false, isMailed: true, isMailWaiting: false },
};
const event = { bookingId: 'booking-1', calendar: 'company', ...times, isKnown: false };
const later = { startsAt: slot + hourMs, endsAt: slot + 2 * hourMs };
const other = { ...booking, id: 'booking-2', name: 'other', ...later };
const otherEvent = { ...event, bookingId: 'booking-2', ...later };

/** A state without violations, with one inquiry and one booking. */
function check(changes: Partial<Evidence> = {}, row: Partial<StoredBooking> = {}): string[] {
  const evidence: Evidence = {
    promised: {
      inquiries: [{ id: 'inquiry-1', name: 'inquiry', text: 'Engine 1' }],
      bookings: [{ id: 'booking-1', name: 'booking', statuses: ['confirmed'] }],
    },
    inquiries: [inquiry],
    bookings: [{ ...booking, ...row }],
    otherBookings: [],
    events: [event],
    channels: ['telegram', 'slack'],
    messages: [{ channel: 'slack', text: 'New inquiry inquiry-1', copies: 1, excused: 0 }],
    ...changes,
  };
  return checkAtRest(evidence).map(({ kind }) => kind);
}

const promise = (changes: object) => ({
  promised: {
    inquiries: [],
    bookings: [{ id: 'booking-1', name: 'booking', statuses: ['confirmed'], ...changes }],
  },
});

test('a correct state is no violation', () => {
  expect(check()).toEqual([]);
});

test('an acknowledged inquiry that is gone, or has another text, is lost', () => {
  expect(check({ inquiries: [] })).toEqual(['lost']);
  expect(check({ inquiries: [{ ...inquiry, text: 'Engine 2' }] })).toEqual(['lost']);
});

test('an acknowledged booking that is gone, in another state, or at another time, is lost', () => {
  expect(check({ bookings: [], events: [] })).toEqual(['lost']);
  expect(check({ events: [] }, { status: 'expired' })).toEqual(['lost']);
  expect(check(promise({ statuses: ['cancelled'] }))).toEqual(['lost']);
  expect(check(promise({ startsAt: slot }))).toEqual([]);
  expect(check(promise({ startsAt: slot + 1 }))).toEqual(['lost']);
});

test('a booking that is still held when all work is done has failed', () => {
  expect(check({ otherBookings: [{ ...other, status: 'held' }] })).toEqual(['failed']);
});

test('a time that two bookings have is doubled, unless they have different lanes', () => {
  const rival = { ...other, startsAt: slot + hourMs / 4 };
  expect(check({ otherBookings: [rival] })).toEqual(['doubled']);
  expect(check({ otherBookings: [{ ...rival, status: 'held' }] })).toEqual(['failed', 'doubled']);
  expect(check({ otherBookings: [{ ...rival, status: 'expired' }] })).toEqual([]);
  expect(check({ otherBookings: [{ ...rival, lane: 1 }] })).toEqual([]);
  expect(check({ otherBookings: [{ ...rival, startsAt: booking.endsAt }] })).toEqual([]);
});

test('a second event of a booking is doubled', () => {
  expect(
    check({ events: [event, { ...event, calendar: 'another', ...later }] }, { isDifferenceTold: true }),
  ).toEqual(['doubled']);
});

test('a booking without an event in its calendar is lost, unless a person sees that it waits', () => {
  expect(check({ events: [] })).toEqual(['lost']);
  expect(check({ events: [{ ...event, calendar: 'another' }] })).toEqual(['lost']);
  expect(check({ events: [] }, { isEventWaiting: true })).toEqual([]);
});

test('the event of a canceled booking stays if it is the visitor’s, and is doubled if it is ours', () => {
  const cancelled = promise({ statuses: ['cancelled'] });
  expect(check(cancelled, { status: 'cancelled', method: 'google' })).toEqual([]);
  expect(check({ ...cancelled, events: [] }, { status: 'cancelled', method: 'google' })).toEqual(['lost']);
  expect(check(cancelled, { status: 'cancelled' })).toEqual(['doubled']);
  expect(check({ ...cancelled, events: [] }, { status: 'cancelled' })).toEqual([]);
});

test('a booking by email that is not where its event is, or as long, is lost until the company is told', () => {
  for (const elsewhere of [{ startsAt: slot + hourMs }, { endsAt: slot + 2 * hourMs }, { startsAt: NaN }]) {
    const events = [{ ...event, ...elsewhere }];
    expect(check({ events })).toEqual(['lost']);
    expect(check({ events }, { isDifferenceTold: true })).toEqual([]);
    expect(check({ events }, { method: 'google' })).toEqual([]);
  }
});

test('a change by hand that no booking can follow is hidden until the company is told', () => {
  expect(check({}, { isUnfollowed: true })).toEqual(['hidden']);
  expect(check({}, { isUnfollowed: true, isDifferenceTold: true })).toEqual([]);
});

test('an event without a booking that stands is hidden until the company knows', () => {
  expect(check({ events: [event, otherEvent] })).toEqual(['hidden']);
  const otherBookings = [{ ...other, status: 'in_doubt' }];
  expect(check({ events: [event, otherEvent], otherBookings })).toEqual(['hidden']);
  expect(check({ events: [event, { ...otherEvent, isKnown: true }], otherBookings })).toEqual([]);
});

test('two events at one time are doubled until the company knows', () => {
  const events = [event, { ...otherEvent, ...times }];
  const bookings = [booking, { ...other, method: 'google' as const }];
  expect(check({ events, bookings })).toEqual(['doubled']);
  expect(check({ events, bookings: [{ ...booking, isDifferenceTold: true }, ...bookings.slice(1)] })).toEqual(
    [],
  );
  const otherBookings = [{ ...other, status: 'failed' }];
  expect(check({ events: [event, { ...otherEvent, ...times, isKnown: true }], otherBookings })).toEqual([]);
});

test('a time that a moved booking has left is free, although the event of its visitor may still be there', () => {
  const events = [event, { ...otherEvent, ...times }];
  const moved = { ...other, isMoved: true };
  expect(check({ events, bookings: [booking, { ...moved, method: 'google' }] })).toEqual([]);
  expect(check({ events, bookings: [booking, moved] })).toEqual(['lost', 'doubled']);
});

test('what is not in every channel is hidden, unless a person sees that it waits', () => {
  expect(check({ inquiries: [{ ...inquiry, toldIn: ['slack'] }] })).toEqual(['hidden']);
  expect(check({ inquiries: [{ ...inquiry, toldIn: [], isWaiting: true }] })).toEqual([]);
  expect(check({}, { toldIn: ['telegram'] })).toEqual(['hidden']);
  expect(check({}, { toldIn: [], isNoticeWaiting: true })).toEqual([]);
});

test('a booking whose visitor got no mail is hidden, unless a person sees that it waits', () => {
  expect(check({}, { isMailed: false })).toEqual(['hidden']);
  expect(check({}, { isMailed: false, isMailWaiting: true })).toEqual([]);
});

test('a message twice is doubled; where something explains the second copy, the third is', () => {
  const send = (copies: number, excused: number) =>
    check({ messages: [{ channel: 'mail', text: 'Your consultation', copies, excused }] });
  expect(send(2, 0)).toEqual(['doubled']);
  expect(send(2, 1)).toEqual([]);
  expect(send(3, 1)).toEqual(['doubled']);
});

test('a booking whose link does not open it, or shows another state, is lost', () => {
  const wanted = { status: 'confirmed', startsAt: new Date(slot).toISOString(), duration: 30 };
  const view = (shown: object) =>
    checkView('booking', { ...wanted, ...shown }, wanted).map(({ kind }) => kind);
  expect(view({})).toEqual([]);
  expect(view({ startsAt: '2040-01-02T10:00:00+01:00' })).toEqual([]);
  expect(view({ status: 'cancelled' })).toEqual(['lost']);
  expect(view({ startsAt: new Date(slot + 1).toISOString() })).toEqual(['lost']);
  expect(view({ duration: 45 })).toEqual(['lost']);
  expect(view({ trouble: '500 internal' })).toEqual(['lost']);
});
