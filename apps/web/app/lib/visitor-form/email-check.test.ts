import type { EmailDomainAnswer } from '@tt/contract/inquiry/email-domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BackendResult } from '../backend-client.ts';
import { createEmailCheck } from './email-check.ts';

type Result = BackendResult<EmailDomainAnswer>;
const valid: Result = { ok: true, data: { valid: true, verdict: 'valid' } };

function startCheck(results: Record<string, Result | Promise<Result>> = {}) {
  const asked: string[] = [];
  const check = createEmailCheck(async (email) => {
    asked.push(email);
    return results[email] ?? valid;
  });
  const phases: string[] = [];
  check.subscribe(() => phases.push(check.getState().phase));
  return { check, asked, phases };
}

test('the domain is checked only if the format is valid', async () => {
  const { check, asked, phases } = startCheck();
  expect(await check.check('olena@northbay')).toEqual({ phase: 'wrong', problem: 'invalid_email_format' });
  expect(asked).toEqual([]);
  await check.check(' olena@northbay.example ');
  expect(asked).toEqual(['olena@northbay.example']);
  expect(phases).toEqual(['wrong', 'checking', 'verified']);
});

test('a domain that could not be looked up is accepted, but not shown as verified', async () => {
  const { check } = startCheck({ 'a@b.c': { ok: true, data: { valid: true, verdict: 'unknown' } } });
  expect(await check.check('a@b.c')).toEqual({ phase: 'accepted' });
});

test('an invalid domain is wrong for the reason that was given, or for none', async () => {
  const { check } = startCheck({
    'a@no.mail': {
      ok: true,
      data: { valid: false, verdict: 'invalid', error: 'No mail here.', code: 'no_mail' },
    },
    'a@b.c': { ok: true, data: { valid: false, verdict: 'invalid' } },
  });
  expect(await check.check('a@no.mail')).toEqual({ phase: 'wrong', problem: 'no_mail' });
  expect(await check.check('a@b.c')).toEqual({ phase: 'wrong', problem: 'invalid_email_domain' });
});

test('[LEAD-05] a text that was given as the reason is kept as it is', async () => {
  const error = 'Ask <b>postmaster</b> first.';
  const { check } = startCheck({ 'a@b.c': { ok: true, data: { valid: false, error } } });
  expect(await check.check('a@b.c')).toEqual({ phase: 'wrong', problem: { text: error } });
});

describe('when the call fails', () => {
  const failure: Result = { ok: false, code: 'timeout' };

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('[LEAD-06] the domain is wrong for a moment, and the next answer decides', async () => {
    const results: Record<string, Result> = { 'a@b.c': failure };
    const { check, asked } = startCheck(results);
    const found = check.check('a@b.c');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(check.getState()).toEqual({ phase: 'wrong', problem: 'invalid_email_domain' });
    results['a@b.c'] = valid;
    await vi.advanceTimersByTimeAsync(100);
    expect(await found).toEqual({ phase: 'verified' });
    expect(asked).toHaveLength(2);
  });

  test('[LEAD-06] the second failure in a row makes the address unknown, and each one after it too', async () => {
    const { check, asked, phases } = startCheck({ 'a@b.c': failure });
    const found = check.check('a@b.c');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await found).toEqual({ phase: 'accepted' });
    expect(phases).toEqual(['checking', 'wrong', 'checking', 'accepted']);
    expect(await check.check('a@b.c')).toEqual({ phase: 'accepted' });
    expect(asked).toHaveLength(3);
  });

  test('[LEAD-06] an answer ends the row of failures', async () => {
    const { check, phases } = startCheck({ 'a@b.c': failure });
    check.check('a@b.c');
    await vi.advanceTimersByTimeAsync(2_000);
    await check.check('other@b.c');
    phases.length = 0;
    check.check('a@b.c');
    await vi.advanceTimersByTimeAsync(0);
    expect(phases).toEqual(['checking', 'wrong']);
  });

  test('typing ends the repetition', async () => {
    const { check, asked } = startCheck({ 'a@b.c': failure });
    const found = check.check('a@b.c');
    await vi.advanceTimersByTimeAsync(0);
    check.clear();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await found).toEqual({ phase: 'unchecked' });
    expect(asked).toHaveLength(1);
  });
});

test('without a network nothing is said about the address', async () => {
  const { check } = startCheck({ 'a@b.c': { ok: false, code: 'offline' } });
  expect(await check.check('a@b.c')).toEqual({ phase: 'unchecked' });
});

test('an older check does not override a newer one', async () => {
  const slow = Promise.withResolvers<Result>();
  const { check } = startCheck({ 'old@b.c': slow.promise });
  const older = check.check('old@b.c');
  await check.check('new@b.c');
  slow.resolve({ ok: true, data: { valid: false, verdict: 'invalid' } });
  expect(await older).toEqual({ phase: 'verified' });
  expect(check.getState()).toEqual({ phase: 'verified' });
});

test('typing clears the error and cancels the check', async () => {
  const slow = Promise.withResolvers<Result>();
  const { check } = startCheck({ 'old@b.c': slow.promise });
  await check.check('olena');
  check.clear();
  expect(check.getState()).toEqual({ phase: 'unchecked' });
  const running = check.check('old@b.c');
  check.clear();
  slow.resolve(valid);
  await running;
  expect(check.getState()).toEqual({ phase: 'unchecked' });
});
