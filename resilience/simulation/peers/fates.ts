import * as fc from 'fast-check';
import { type Fate, goesWell } from './fate.ts';

const seconds = (max: number) => fc.integer({ min: 1, max }).map((count) => count * 1000);
const refusal = (status: number, reason: string, retryAfterSeconds?: number): Fate => ({
  answer: { status, reason, ...(retryAfterSeconds && { retryAfterSeconds }) },
});
const unavailable: Fate['answer'] = { status: 503, reason: 'backendError' };

/** The longest time that Google is assumed to work on a call after its caller has gone. */
const latestEffectSeconds = 50;

/** The possible outcomes of a call to Google's calendar. */
export const googleFate: fc.Arbitrary<Fate> = fc.oneof(
  fc.constant(goesWell),
  fc.constantFrom<Fate>(
    { answer: 'none' },
    { answer: 'reset' },
    { answer: unavailable },
    { effectAfterMs: 0, answer: 'none' },
    { effectAfterMs: 0, answer: 'reset' },
    { effectAfterMs: 0, answer: unavailable },
    { effectAfterMs: 0, answer: 'malformed' },
    refusal(429, 'rateLimitExceeded', 2),
    refusal(401, 'authError'),
    refusal(403, 'insufficientPermissions'),
    refusal(403, 'quotaExceeded'),
  ),
  seconds(latestEffectSeconds).map((effectAfterMs): Fate => ({ effectAfterMs, answer: 'none' })),
  seconds(latestEffectSeconds).map((effectAfterMs): Fate => ({ effectAfterMs, answer: unavailable })),
  seconds(8).map((answerAfterMs): Fate => ({ effectAfterMs: 0, answer: 'own', answerAfterMs })),
);

export const googleFates = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fate[]>([]) },
  { weight: 4, arbitrary: fc.array(googleFate, { minLength: 1, maxLength: 4 }) },
);

/** A chat that is down, busy, slow, or loses its answer. */
export const chatFates = fc.array(
  fc.constantFrom<Fate>(
    { answer: 'reset' },
    refusal(500, 'down'),
    refusal(429, 'too many', 30),
    refusal(400, 'refused'),
    { answer: 'none' },
    { effectAfterMs: 0, answer: 'reset' },
    { effectAfterMs: 0, answer: 'none' },
    { effectAfterMs: 0, answer: 'own', answerAfterMs: 7000 },
  ),
  { minLength: 1, maxLength: 4 },
);

export const mailFates = fc.array(
  fc.constantFrom<Fate>(
    { answer: 'reset' },
    { answer: 'reset', answerAfterMs: 20_000 },
    { effectAfterMs: 0, answer: 'reset' },
    { effectAfterMs: 0, answer: 'own', answerAfterMs: 9000 },
    refusal(550, 'no such mailbox'),
  ),
  { minLength: 1, maxLength: 4 },
);
