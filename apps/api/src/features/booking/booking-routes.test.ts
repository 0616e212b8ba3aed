import { expect, test } from 'vitest';
import { startBookingApp } from '../../../test/start-booking-app.ts';

test('[BAPI-02] [BAPI-15] a booking is answered with success, message, meet link and the id of the booking', async () => {
  const { book } = await startBookingApp();
  const response = await book();
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    success: true,
    message: expect.stringContaining('is booked'),
    meetLink: expect.stringMatching(/^https:\/\/meet\.google\.com\//),
    booking: { id: expect.any(String), status: 'confirmed', meetLinkStatus: 'ready', duration: 30 },
  });
});
