import { expect, test } from 'vitest';
import { findSlot } from '../test/booking/build-booking-request.ts';
import { buildDns } from '../test/builders.ts';
import { startBookingApp } from '../test/booking/start-booking-app.ts';
import { anonKey } from '../test/test-config.ts';

const inquiry = {
  name: 'Ada Lovelace',
  email: 'ada@site.example',
  company_name: 'Analytical Engines',
  social_media: '@ada',
  project_description: 'A loom that weaves algebra.',
};

/** A listening server, called by a client that has only the calls of the specification. */
async function startSpecifiedClient() {
  const booking = await startBookingApp({ replacements: buildDns() });
  const origin = await booking.app.listen();
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(origin + path, {
      method,
      headers: { apikey: anonKey, authorization: `Bearer ${anonKey}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, answer: await response.json() };
  };
  return { ...booking, call };
}

test('[LEAD-04] the domain check takes an address and answers with a flag', async () => {
  const { call } = await startSpecifiedClient();
  expect(await call('POST', '/functions/v1/verify-email-domain', { email: inquiry.email })).toMatchObject({
    status: 200,
    answer: { valid: true },
  });
  expect(await call('POST', '/functions/v1/verify-email-domain', { email: 'ada' })).toMatchObject({
    status: 200,
    answer: { valid: false, error: 'Please enter a valid email address' },
  });
});

test('[LEAD-04] an inquiry of the five specified fields is stored with its notification, and once when it is repeated', async () => {
  const { call, context } = await startSpecifiedClient();
  const first = await call('POST', '/rest/v1/client_request', inquiry);
  expect(first.status).toBe(201);
  expect(await call('POST', '/rest/v1/client_request', inquiry)).toEqual(first);
  const { rows } = await context.pool.query('select * from client_request');
  expect(rows).toMatchObject([{ ...inquiry, language: 'en', flagged: false }]);

  // The specified client also requests the notification and ignores that this fails, because the server has enqueued
  // it already.
  const { company_name: company, social_media: social, project_description: description, ...rest } = inquiry;
  const notification = { ...rest, company, social, description };
  expect((await call('POST', '/functions/v1/contact-form-notification', notification)).status).toBe(404);
  const { rows: jobs } = await context.pool.query('select queue from job_outbox order by queue');
  expect(jobs).toEqual([{ queue: 'contact-form-notification' }, { queue: 'inquiry-receipt' }]);
});

test('[LEAD-04] null in an optional field is the same as leaving it out', async () => {
  const { call, context } = await startSpecifiedClient();
  const without = { ...inquiry, company_name: null, social_media: null };
  expect((await call('POST', '/rest/v1/client_request', without)).status).toBe(201);
  const { rows } = await context.pool.query('select company_name, social_media from client_request');
  expect(rows).toEqual([{ company_name: '', social_media: '' }]);
});

test('[LEAD-04] the configuration names the client id', async () => {
  const { call, google } = await startSpecifiedClient();
  expect(await call('GET', '/functions/v1/google-calendar-config')).toMatchObject({
    status: 200,
    answer: { clientId: google.clientId },
  });
});

function buildBooking(accessToken: string) {
  return {
    name: 'Ada Lovelace',
    email: 'hello@torquethrust.example',
    phone: '',
    ...findSlot(),
    duration: 30,
    message: '',
    timezone: 'Asia/Kathmandu',
    businessTimezone: 'Europe/Warsaw',
    accessToken,
  };
}

test('[LEAD-04] a booking of the specified fields is made, and once when the same request comes again', async () => {
  const { call, context, google, token } = await startSpecifiedClient();
  const book = () => call('POST', '/functions/v1/google-calendar-booking', buildBooking(token));
  const [first, second] = await Promise.all([book(), book()]);
  expect(first).toMatchObject({
    status: 200,
    answer: {
      success: true,
      message: expect.any(String),
      meetLink: expect.stringMatching(/^https:/),
      booking: { id: expect.any(String) },
    },
  });
  expect(second).toEqual(first);
  expect(await book()).toEqual(first);
  expect((await google.admin.readState()).events).toHaveLength(1);
  const { rows } = await context.pool.query('select language, phone, message from booking');
  expect(rows).toEqual([{ language: 'en', phone: '', message: '' }]);
});

test('a stranger who sends what another visitor sent, with another token, does not get the booking', async () => {
  const { call, context, google, token } = await startSpecifiedClient();
  const book = (accessToken: string) =>
    call('POST', '/functions/v1/google-calendar-booking', buildBooking(accessToken));
  expect(await book(token)).toMatchObject({ answer: { success: true } });
  expect((await book('guessed')).answer).toEqual({ success: false, code: 'auth_required' });
  expect((await book(await google.admin.issueToken())).answer).toEqual({
    success: false,
    code: 'slot_taken',
  });
  const { rows } = await context.pool.query('select idempotency_key from booking');
  expect(JSON.stringify(rows)).not.toContain(token);
});
