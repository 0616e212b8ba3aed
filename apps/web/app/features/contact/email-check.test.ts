import type { EmailDomainAnswer } from '@tt/contract/email-domain';
import { expect, test } from 'vitest';
import type { BackendResult } from '../../lib/backend-client.ts';
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

test('the domain is asked for only when the format holds', async () => {
  const { check, asked, phases } = startCheck();
  expect(await check.check('olena@northbay')).toEqual({ phase: 'wrong', problem: 'invalid_email_format' });
  expect(asked).toEqual([]);
  await check.check(' olena@northbay.example ');
  expect(asked).toEqual(['olena@northbay.example']);
  expect(phases).toEqual(['wrong', 'checking', 'verified']);
});

test('a domain that nobody could look up is accepted, yet not called verified', async () => {
  const { check } = startCheck({ 'a@b.c': { ok: true, data: { valid: true, verdict: 'unknown' } } });
  expect(await check.check('a@b.c')).toEqual({ phase: 'accepted' });
});

test('an invalid domain is wrong for the reason that was given, or for none', async () => {
  const { check } = startCheck({
    'a@no.mail': { ok: true, data: { valid: false, verdict: 'invalid', error: 'no_mail' } },
    'a@b.c': { ok: true, data: { valid: false, verdict: 'invalid' } },
  });
  expect(await check.check('a@no.mail')).toEqual({ phase: 'wrong', problem: 'no_mail' });
  expect(await check.check('a@b.c')).toEqual({ phase: 'wrong', problem: 'invalid_email_domain' });
});

test('a call that fails makes the domain wrong until the next check', async () => {
  const results: Record<string, Result> = { 'a@b.c': { ok: false, code: 'timeout' } };
  const { check } = startCheck(results);
  expect(await check.check('a@b.c')).toEqual({
    phase: 'wrong',
    problem: 'invalid_email_domain',
    failure: 'timeout',
  });
  results['a@b.c'] = valid;
  expect(await check.check('a@b.c')).toEqual({ phase: 'verified' });
});

test('without a network nothing is said about the address', async () => {
  const { check } = startCheck({ 'a@b.c': { ok: false, code: 'offline' } });
  expect(await check.check('a@b.c')).toEqual({ phase: 'unchecked' });
});

test('an older check does not speak over a newer one', async () => {
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
