import { expect, test } from 'vitest';
import { createTestContext } from '../../test/create-test-context.ts';
import { createLimits } from './limits.ts';

async function start(environment: Record<string, string>) {
  const { config, pool, secret } = await createTestContext({ environment });
  return { limits: createLimits(config, pool, secret), pool };
}

async function countUntilRefused(use: (index: number) => Promise<unknown>): Promise<number> {
  for (let index = 0; index < 100; index += 1) {
    const isAllowed = await use(index).then(
      () => true,
      () => false,
    );
    if (!isAllowed) return index;
  }
  return 100;
}

test('an IPv6 network is refused at its own limit, and its /48 at five times that', async () => {
  const { limits } = await start({ BOOKINGS_PER_ADDRESS_AND_HOUR: '2' });
  const one = { network: 'one', block: 'block' };
  expect(await countUntilRefused(() => limits.limitBookings(one))).toBe(2);
  const many = (index: number) => limits.limitBookings({ network: `other ${index}`, block: 'block' });
  expect(await countUntilRefused(many)).toBe(8);
  await limits.limitBookings({ network: 'elsewhere', block: 'another' });
});

test('a booking beyond the shared limit is marked instead of refused', async () => {
  const { limits } = await start({ BOOKINGS_PER_HOUR: '2' });
  const uses = [];
  for (let index = 0; index < 3; index += 1) {
    uses.push(await limits.countBooking());
  }
  expect(uses.map(({ isBeyondShared }) => isBeyondShared)).toEqual([false, false, true]);
});

test('no key reveals a mail address or a domain', async () => {
  const { limits, pool } = await start({});
  const sender = { email: 'Ada@Site.example', domain: 'site.example' };
  await limits.limitInquiries({ network: 'network', block: undefined }, sender);
  const { rows } = await pool.query<{ keys: string }>("select string_agg(key, ' ') as keys from rate_limit");
  expect(rows[0]?.keys).toMatch(/inquiry:mail:[\w-]{22}/);
  expect(rows[0]?.keys.toLowerCase()).not.toMatch(/ada@|site\./);
});
