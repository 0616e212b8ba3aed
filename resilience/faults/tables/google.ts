import type { Fault } from '../fault.ts';
import { readMetrics } from '../read-metrics.ts';
import { failing, type PeerFault, unreachable } from '../strikes/peer.ts';
import type { book } from '../strikes/visits.ts';

/** Longer than the visitor waits, shorter than the event is looked for. */
const lateMs = 8_000;

const oneSlot: typeof book = (scene) => scene.send({ inquiries: 1, slots: 1 });

function google(name: string, fault: PeerFault<'google'>, expects?: Fault['expects']): Fault {
  const inject = failing('google', fault, oneSlot);
  return { name, area: 'google', isSimulated: true, inject, ...(expects && { expects }) };
}

/** Google refuses, is silent, loses answers, answers by halves, lies, and commits late. */
export const googleFaults: readonly Fault[] = [
  google('Google answers an insert with 500, twice', {
    on: 'insert',
    kind: 'error',
    reason: 'backendError',
    times: 2,
  }),
  google('Google answers an insert with 429', {
    on: 'insert',
    kind: 'error',
    reason: 'rateLimitExceeded',
    code: 429,
    times: 2,
  }),
  google('Google answers an insert with 403 for the rate', {
    on: 'insert',
    kind: 'error',
    reason: 'userRateLimitExceeded',
  }),
  google('Google resets the connection of an insert', { on: 'insert', kind: 'connection_reset', times: 2 }),
  google('Google never answers an insert', { on: 'insert', kind: 'hang' }),
  google('Google takes an insert and loses its answer', { on: 'insert', kind: 'answer_lost' }),
  google('Google takes an insert and answers 500', { on: 'insert', kind: 'error_after_commit' }),
  google('Google takes an insert and never answers', { on: 'insert', kind: 'hang_after_commit' }),
  google('Google takes an insert and answers half a body', { on: 'insert', kind: 'malformed_json' }),
  google('Google takes an insert and cuts its answer in the middle', { on: 'insert', kind: 'half_answer' }),
  google('Google answers 503 and takes the insert two seconds later', {
    on: 'insert',
    kind: 'commit_late',
    commitAfterMs: 2_000,
  }),
  google('Google answers an insert with another id', { on: 'insert', kind: 'lying_answer', about: 'id' }),
  google('Google answers an insert with another time', { on: 'insert', kind: 'lying_answer', about: 'time' }),
  google('Google answers an insert with another organizer', {
    on: 'insert',
    kind: 'lying_answer',
    about: 'organizer',
  }),
  google('Google answers that the new event is canceled', {
    on: 'insert',
    kind: 'lying_answer',
    about: 'status',
  }),
  google('Google is still making the conference', { on: 'insert', kind: 'conference_pending', answers: 3 }),
  google('Google can not make the conference', { on: 'insert', kind: 'conference_failure' }),
  google('Google refuses the type of the conference', { on: 'insert', kind: 'conference_type_invalid' }),
  google(
    'Google refuses because a quota is used up',
    { on: 'insert', kind: 'error', reason: 'quotaExceeded' },
    { refusals: ['calendar_unavailable'] },
  ),
  google(
    'Google does not accept the token',
    { on: 'insert', kind: 'error', reason: 'authError' },
    { refusals: ['auth_required'] },
  ),
  google('Google can not revoke the token', {
    on: 'revoke',
    kind: 'error',
    reason: 'backendError',
    times: 'always',
  }),
  google('Google answers every insert with 503 and takes each three seconds later', {
    on: 'insert',
    kind: 'commit_late',
    commitAfterMs: 3_000,
    times: 'always',
  }),
  {
    name: 'Google answers every insert with 503 and takes them after the visitor has gone',
    area: 'google',
    isSimulated: true,
    inject: async (scene) => {
      const { admin } = scene.world.peers.google;
      const late = { on: 'insert', kind: 'commit_late', commitAfterMs: lateMs, times: 'always' } as const;
      await admin.script(late);
      await scene.book({ isShort: true });
      await scene.until('a metric shows that somebody looks for it', async () =>
        /^booking_looks_under_way [1-9]/m.test(await readMetrics(scene.world)),
      );
      await scene.until(
        'Google took an insert late',
        async () => (await admin.readState()).events.length > 0,
        2 * lateMs,
      );
    },
    expects: { refusals: ['calendar_unavailable'] },
  },
  google(
    'Google does not say whom a token is for',
    { on: 'tokeninfo', kind: 'error', reason: 'backendError', times: 3 },
    { refusals: ['calendar_unavailable'] },
  ),
  google(
    'Google never answers whom a token is for',
    { on: 'tokeninfo', kind: 'hang' },
    { refusals: ['calendar_unavailable'] },
  ),
  {
    name: 'Google cannot be reached',
    area: 'google',
    inject: unreachable('google', (gate) => gate.shut(), oneSlot),
    expects: { refusals: ['calendar_unavailable'] },
  },
  {
    name: 'the network to Google is silent',
    area: 'google',
    inject: unreachable('google', (gate) => gate.silence(), oneSlot, 2_500),
    expects: { refusals: ['calendar_unavailable'] },
  },
  {
    name: 'the network to Google is slow',
    area: 'google',
    inject: unreachable('google', (gate) => gate.slow(600), oneSlot),
  },
];
