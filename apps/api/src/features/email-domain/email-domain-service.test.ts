import { expect, test } from 'vitest';
import { buildDns } from '../../../test/builders.ts';
import { skipSleeps } from '../../../test/skip-sleeps.ts';
import { createEmailDomainService } from './email-domain-service.ts';

const minute = 60_000;

const countLookUps = (asked: string[]) => asked.filter((question) => question.startsWith('mx ')).length;

function createClock() {
  let time = Date.parse('2026-11-15T00:00:00Z');
  return { now: () => new Date(time), advance: (ms: number) => (time += ms) };
}

test('a hundred equal checks at once make one lookup', async () => {
  const { dns, asked } = buildDns();
  const { check } = createEmailDomainService(dns, () => new Date());
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, index) => check(`user${index}@site.example`)),
  );
  expect(new Set(results.map((result) => result.verdict))).toEqual(new Set(['valid']));
  expect(countLookUps(asked)).toBe(1);
});

test('a valid domain is remembered for an hour', async () => {
  const { dns, asked } = buildDns();
  const clock = createClock();
  const { check } = createEmailDomainService(dns, clock.now);
  await check('ada@site.example');
  clock.advance(59 * minute);
  await check('ada@site.example');
  expect(countLookUps(asked)).toBe(1);
  clock.advance(2 * minute);
  await check('ada@site.example');
  expect(countLookUps(asked)).toBe(2);
});

test('an invalid domain is remembered for five minutes', async () => {
  const { dns, asked } = buildDns({ mx: { kind: 'no_name' } });
  const clock = createClock();
  const { check } = createEmailDomainService(dns, clock.now);
  await check('ada@site.example');
  clock.advance(4 * minute);
  await check('ada@site.example');
  expect(countLookUps(asked)).toBe(1);
  clock.advance(2 * minute);
  await check('ada@site.example');
  expect(countLookUps(asked)).toBe(2);
});

test('an unknown result is asked for again at once', async () => {
  const { dns, asked } = buildDns({ mx: { kind: 'failed' } });
  const { check } = createEmailDomainService(dns, () => new Date());
  await check('ada@site.example');
  await check('ada@site.example');
  expect(countLookUps(asked)).toBe(2);
});

test('[CAPI-06] a server that never answers gives unknown after 2.5 s', async () => {
  const pauses = skipSleeps();
  const never = () => new Promise<never>(() => undefined);
  const { check } = createEmailDomainService(
    { findMailExchanges: never, findAddresses: never },
    () => new Date(),
  );
  expect(await check('ada@site.example')).toEqual({ domain: 'site.example', verdict: 'unknown' });
  expect(pauses).toEqual([2_500]);
});

test('what is known without asking is found without asking', async () => {
  const { dns, asked } = buildDns();
  const { check, findKnown } = createEmailDomainService(dns, () => new Date());
  expect(findKnown('ada@localhost')).toMatchObject({ verdict: 'invalid' });
  expect(findKnown('ada@site.example')).toBeUndefined();
  expect(asked).toEqual([]);
  await check('ada@site.example');
  expect(findKnown('grace@Site.example')).toEqual({ domain: 'site.example', verdict: 'valid' });
});
