import { randomUUID } from 'node:crypto';
import { toConfirmKey } from '../../../apps/api/src/features/booking/core/confirm-key.ts';
import { createFormToken } from '../../../apps/api/src/forms/form-token.ts';
import { businessHours } from '../../../packages/contract/src/slots/business-hours.ts';
import { toWireStart } from '../../../packages/contract/src/slots/slot-wire.ts';
import { benchKey, benchSecret } from '../bench-settings.ts';
import { listFreeStarts } from './free-starts.ts';
import type { Target } from './start-scale-world.ts';
import type { Visitor } from './visitor.ts';

/** What a visitor does again and again. Each kind of call has a name, under which it is timed. */
export type Visit = (visitor: Visitor) => Promise<void>;

const functions = '/functions/v1';
const secret = { current: benchSecret, former: undefined };
const pick = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item;

/** Calls that store nothing but a count. */
export function createReading({ viewKeys, feedKey }: Target): Visit {
  return async (visitor) => {
    await visitor.call('form token', { path: `${functions}/form-token` });
    await visitor.call('booking configuration', { path: `${functions}/google-calendar-config` });
    await visitor.call('free times', { path: `${functions}/booking-availability` });
    const body = { email: 'ada@mx.test' };
    await visitor.call('domain check', { path: `${functions}/verify-email-domain`, body });
    await visitor.book('booking view', { path: `${functions}/booking-view`, body: { key: pick(viewKeys) } });
    await visitor.call('calendar feed', { path: `${functions}/booking-feed/${feedKey}.ics` });
  };
}

/** Inquiries: a new one, the same sent again, and one from a page without script. */
export function createEnquiring(): Visit {
  const path = '/rest/v1/client_request';
  return async (visitor) => {
    const body = toEnquiry();
    const headers = { 'idempotency-key': randomUUID() };
    await visitor.call('inquiry', { path, body, headers, status: 201 });
    await visitor.call('inquiry sent again', { path, body, headers, status: 201 });
    const form = new URLSearchParams({ ...toEnquiry(), apikey: benchKey }).toString();
    await visitor.call('inquiry without script', { path, body: form, status: 303 });
  };
}

function toEnquiry() {
  return {
    name: 'Ada Lovelace',
    email: `person-${Math.floor(Math.random() * 1e9)}@mx.test`,
    company_name: 'Analytical Engines',
    social_media: '@ada',
    project_description: `${'A description of a usual length. '.repeat(8)}${randomUUID()}`,
    language: 'en',
    form_token: createFormToken(secret, new Date(Date.now() - 60_000)),
  };
}

/** Bookings in all three ways. What is booked is canceled in the end, so that its time is free again. */
export function createBooking({ google }: Target): Visit {
  const starts = listFreeStarts();
  const take = () => starts.shift() as number;
  const book = (visitor: Visitor, name: string, path: string, startsAt: number, more: object = {}) => {
    const email = `visitor-${randomUUID()}@example.com`;
    const message = `Question ${randomUUID()}`;
    const person = { name: 'Ada Lovelace', email, message, timezone: businessHours.timeZone, language: 'en' };
    const body = { ...person, ...toWireStart(startsAt), duration: 30, ...more };
    return visitor.book(name, {
      path: `${functions}/${path}`,
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
  };
  const cancel = (visitor: Visitor, name: string, key: string) =>
    visitor.book(name, { path: `${functions}/booking-cancel`, body: { key } });

  return async (visitor) => {
    const [first, second, third] = [take(), take(), take()];
    const { viewKey } = await book(visitor, 'booking by email', 'booking-by-email', first);
    await visitor.call('free times after a change', { path: `${functions}/booking-availability` });
    const move = { key: viewKey, ...toWireStart(second), duration: 30 };
    const headers = { 'idempotency-key': randomUUID() };
    await visitor.book('reschedule', { path: `${functions}/booking-reschedule`, body: move, headers });
    await cancel(visitor, 'cancel', viewKey);

    const name = 'Ada https://example.com';
    const held = await book(visitor, 'booking to confirm', 'booking-by-email', first, { name });
    const key = toConfirmKey(secret, held.id);
    await visitor.book('confirm', { path: `${functions}/booking-confirm`, body: { key } });
    await cancel(visitor, 'cancel', held.viewKey);

    const accessToken = await google.admin.issueToken();
    const businessTimezone = businessHours.timeZone;
    const more = { accessToken, businessTimezone };
    const own = await book(visitor, 'booking with Google', 'google-calendar-booking', third, more);
    await cancel(visitor, 'cancel', own.viewKey);
    starts.push(first, second, third);
  };
}
