import { companyConnection } from '@tt/standins/google/company-connection';
import { expect, test } from 'vitest';
import { checkAtRest } from '../invariants/check-at-rest.ts';
import { checkStoredOnce } from './checks/check-visitors.ts';
import { checkWaiting } from './checks/check-waiting.ts';
import type { Expectations, Fault } from './fault.ts';
import { type BookingRecord, type InquiryRecord, Ledger } from './ledger.ts';
import type { Reading } from './read-world.ts';
import { toEvidence } from './to-evidence.ts';

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
const byEmail: BookingRecord = { ...booking, method: 'email' };
const event = {
  ...{ bookingId: 'booking-1', calendar: 'ada@gmail.com', isLive: true },
  ...{ startsAt: slot, endsAt: slot + 1_800_000 },
};
const ours = { ...event, calendar: companyConnection.account };
const row = {
  ...{ id: 'booking-1', status: 'confirmed', starts_at: new Date(slot), ends_at: new Date(slot + 1_800_000) },
};
const texts = ['New inquiry inquiry-1', 'New consultation booking-1'];

/** A state without violations, with one inquiry and one booking. */
function build(changes: Partial<Reading> = {}): Reading {
  return {
    inquiries: [{ id: 'inquiry-1', project_description: 'Engine 1', waitsForSummary: false }],
    bookings: [row],
    waiting: [],
    events: [event],
    messages: { telegram: texts, slack: texts, inbox: texts },
    mails: [{ id: '<booking-1.confirmation@x>', to: 'ada@gmail.com', subject: 'Your consultation' }],
    metrics: '',
    ...changes,
  };
}

interface Circumstances {
  expects?: Expectations;
  record?: BookingRecord;
  previous?: string[];
}

function check(
  reading: Reading,
  { expects = {}, record = booking, previous = [] }: Circumstances = {},
): string[] {
  const ledger = new Ledger();
  ledger.inquiries.push(inquiry);
  ledger.bookings.push(record);
  const excuses = { doubles: expects.doubles ?? [], previous: new Set(previous) };
  return [
    ...checkAtRest(toEvidence(ledger, reading, excuses)),
    ...checkStoredOnce(ledger, reading),
    ...checkWaiting(reading, { expects } as Fault),
  ].map(({ kind }) => kind);
}

const say = (...more: string[]) => {
  const said = [...texts, ...more];
  return { telegram: said, slack: said, inbox: said };
};

test('a correct state is no violation, with Google or by email', () => {
  expect(check(build())).toEqual([]);
  expect(check(build({ events: [ours] }), { record: byEmail })).toEqual([]);
  expect(check(build({ events: [event] }), { record: byEmail })).toEqual(['lost']);
});

test('a booking is in the state and at the time that its visitor saw', () => {
  const bookings = [{ ...row, status: 'cancelled' }];
  expect(check(build({ bookings }))).toEqual(['lost']);
  expect(check(build({ bookings }), { record: { ...booking, isCancelled: true } })).toEqual([]);
  expect(check(build(), { record: { ...booking, movedTo: slot + 1 } })).toEqual(['lost']);
});

test('an inquiry with its text twice is doubled', () => {
  const stored = build().inquiries;
  const messages = say('New inquiry inquiry-2');
  const inquiries = [...stored, ...stored.map((first) => ({ ...first, id: 'inquiry-2' }))];
  expect(check(build({ inquiries, messages }))).toEqual(['doubled']);
});

test('what reached no chat is hidden, unless a metric counts it as waiting', () => {
  const messages = { telegram: texts.slice(1), slack: texts.slice(1), inbox: texts.slice(1) };
  expect(check(build({ messages }))).toEqual(['hidden']);
  const waiting = [{ place: 'contact-form-notification', data: '{"id":"inquiry-1"}', isDue: true }];
  expect(check(build({ messages, waiting }))).toEqual(['hidden']);
  const metrics = 'jobs_waiting{queue="contact-form-notification"} 1';
  expect(check(build({ messages, waiting, metrics }))).toEqual([]);
  const inquiries = build().inquiries.map((stored) => ({ ...stored, waitsForSummary: true }));
  expect(check(build({ messages, inquiries }))).toEqual(['hidden']);
  expect(check(build({ messages, inquiries, metrics: 'inquiries_waiting{kind="flagged"} 1' }))).toEqual([]);
});

test('a move by the desk without a mail of its own is hidden', () => {
  const record: BookingRecord = { ...booking, mailKind: 'movedByCompany' };
  expect(check(build(), { record })).toEqual(['hidden']);
  const mails = [{ id: '<booking-1.movedByCompany.1@x>', to: 'ada@gmail.com', subject: 'Moved' }];
  expect(check(build({ mails }), { record })).toEqual([]);
});

test('a booking without a mail is hidden, unless the company was told', () => {
  expect(check(build({ mails: [] }))).toEqual(['hidden']);
  const messages = say('The visitor of booking-1 could not be reached by email');
  expect(check(build({ mails: [], messages }))).toEqual([]);
});

test('the company knows of an event that a chat names', () => {
  const orphan = { ...event, bookingId: 'booking-2', startsAt: slot + 3_600_000 };
  expect(check(build({ events: [event, orphan] }))).toEqual(['hidden']);
  expect(check(build({ events: [event, orphan], messages: say('Booking in doubt booking-2') }))).toEqual([]);
  expect(check(build({ events: [event, { ...orphan, isLive: false }] }))).toEqual([]);
});

test('an event of ours that outlives its cancellation is doubled, whatever the chats say', () => {
  const bookings = [{ ...row, status: 'cancelled', method: 'email' as const }];
  const record = { ...byEmail, isCancelled: true };
  expect(check(build({ bookings, events: [] }), { record })).toEqual([]);
  expect(check(build({ bookings, events: [ours] }), { record })).toEqual(['doubled']);
});

test('the company is told of a difference in every channel', () => {
  const events = [{ ...ours, startsAt: slot + 3_600_000 }];
  const told = 'The event in our calendar differs from a booking booking-1';
  expect(check(build({ events, messages: say(told) }), { record: byEmail })).toEqual([]);
  const telegramAlone = { telegram: [...texts, told], slack: texts, inbox: texts };
  expect(check(build({ events, messages: telegramAlone }), { record: byEmail })).toEqual(['lost']);
  const record = { ...byEmail, isUnfollowed: true };
  expect(check(build({ events: [ours] }), { record })).toEqual(['hidden']);
});

test('a fault excuses a second copy on its channels, and none of what an earlier fault delivered', () => {
  const slack = [...texts, 'New inquiry inquiry-1'];
  const twice = build({ messages: { telegram: texts, slack, inbox: texts } });
  expect(check(twice)).toEqual(['doubled']);
  expect(check(twice, { expects: { doubles: ['telegram'] } })).toEqual(['doubled']);
  expect(check(twice, { expects: { doubles: ['slack'] } })).toEqual([]);
  const previous = ['slack New inquiry inquiry-1'];
  expect(check(build(), { expects: { doubles: ['slack'] }, previous })).toEqual(['doubled']);
});

test('a booking in doubt that no metric shows is hidden', () => {
  const doubt = { ...row, id: 'booking-2', status: 'in_doubt' };
  expect(check(build({ bookings: [row, doubt] }))).toEqual(['hidden']);
  const metrics = 'bookings{status="in_doubt"} 1';
  expect(check(build({ bookings: [row, doubt], metrics }))).toEqual([]);
});

test('a dead letter that the fault does not explain, or one that it promised and is not there, fails', () => {
  const metrics = 'job_dead_letters{queue="booking-mail-dead"} 1';
  const waiting = [{ place: 'booking-mail-dead', data: '{}', isDue: true }];
  const expects = { deadLetters: ['booking-mail'] };
  expect(check(build({ waiting, metrics }))).toEqual(['failed']);
  expect(check(build({ waiting }))).toEqual(['hidden', 'failed']);
  expect(check(build({ waiting, metrics }), { expects })).toEqual([]);
  expect(check(build(), { expects })).toEqual(['failed']);
});
