import { expect, test } from 'vitest';
import {
  attackByEmail,
  comeAsVisitor,
  findLargestShare,
  usualLimits,
} from '../../../../test/booking/attack-by-email.ts';
import { startEmailApp } from '../../../../test/booking/start-email-app.ts';

test('a thousand addresses of one network are refused after ten, and a visitor books as ever', async () => {
  const app = await startEmailApp({ environment: usualLimits });
  const addresses = 1_000;
  const counts = await attackByEmail(app, { addresses, days: 14, toNetwork: () => '203.0.113.5' });
  expect(counts.rate_limited).toBe(addresses - 10);
  expect(counts.confirmed ?? 0).toBeLessThanOrEqual(3);
  expect(await findLargestShare(app)).toBeLessThanOrEqual(1 / 3);
  expect(await comeAsVisitor(app, 3)).toBe('confirmed');
});

test('a thousand addresses of as many networks get a third of a day at most, and a visitor books another day with a mail', async () => {
  const app = await startEmailApp({ environment: usualLimits });
  const days = 14;
  const toNetwork = (index: number) => `100.${index % 250}.${Math.floor(index / 250)}.9`;
  const counts = await attackByEmail(app, { addresses: 1_000, days, toNetwork });
  // Nobody is refused for what others do: the first bookings stand, later ones wait for their emails.
  expect(counts.rate_limited).toBeUndefined();
  expect(counts.confirmed ?? 0).toBeLessThanOrEqual(30);
  expect(counts.pending ?? 0).toBeGreaterThan(0);
  expect(await findLargestShare(app)).toBeLessThanOrEqual(1 / 3);
  // A stranger can't be told from them, so those days are closed to strangers until the unconfirmed places expire.
  expect(await comeAsVisitor(app, 3)).toBe('confirm_limit');
  expect(await comeAsVisitor(app, days + 3)).toBe('pending, then confirmed');
  // Now the address is verified, so those days are open too: two thirds of them are free.
  expect(await comeAsVisitor(app, 3)).toBe('confirmed');
});
