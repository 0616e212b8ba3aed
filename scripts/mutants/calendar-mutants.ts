import type { Mutant } from './mutant.ts';

const api = 'apps/api/src';
const calendar = `${api}/features/booking/calendar`;
const reconcileTests = [`${calendar}/reconcile-job.test.ts`];

/** Promises about the company's calendar. */
export const calendarMutants: readonly Mutant[] = [
  {
    breaks: 'shifted neighbors follow until nothing moves',
    file: `${calendar}/follow-moves.ts`,
    from: 'for (let count = -1; waiting.length !== count; ) {',
    to: 'for (let count = -1; count === -1; ) {',
    tests: reconcileTests,
    title: 'neighbors',
  },
  {
    breaks: 'a collision is told once',
    file: `${calendar}/follow-moves.ts`,
    from: '  if (isKnown) return;\n',
    to: '',
    tests: reconcileTests,
    title: 'a move onto another booking',
  },
  {
    breaks: 'an event without a time is told',
    file: `${calendar}/manual-edits.ts`,
    from: "if (!startsAt || !endsAt || endsAt <= startsAt) return { kind: 'unclear', row, event };",
    to: "if (!startsAt || !endsAt) return { kind: 'other', row, event };",
    tests: reconcileTests,
    title: 'an event without a time',
  },
  {
    breaks: 'a deletion counts only after two minutes',
    file: `${calendar}/reconcile-job.ts`,
    from: 'if (await noteMissing(pool, row, undoMs))',
    to: 'if (await noteMissing(pool, row, 0))',
    tests: reconcileTests,
    title: 'still deleted two minutes later',
  },
  {
    breaks: 'many deletions at once cancel nothing',
    file: `${calendar}/reconcile-job.ts`,
    from: 'const maxDeletions = 3;',
    to: 'const maxDeletions = 30;',
    tests: reconcileTests,
    title: 'many deletions',
  },
  {
    breaks: 'after many deletions a later one counts',
    file: `${calendar}/reconcile-job.ts`,
    from: '    for (const { row } of deleted) await acceptDeletion(client, row);\n',
    to: '',
    tests: reconcileTests,
    title: 'a later one counts',
  },
  {
    breaks: 'an event without a booking is removed or told',
    file: `${calendar}/reconcile-job.ts`,
    from: '      () => settleStrays(pool, open.connection.id, answer.events),\n',
    to: '',
    tests: reconcileTests,
    title: 'has no booking any more',
  },
  {
    breaks: 'an erased booking leaves no event',
    file: `${calendar}/sync-event.ts`,
    from: 'if (row ? await syncOnce(options, open, row, signal) : await forget(open, bookingId, signal)) return;',
    to: 'if (!row || (await syncOnce(options, open, row, signal))) return;',
    tests: reconcileTests,
    title: 'erased booking',
  },
  {
    breaks: 'a canceled booking is looked at once more',
    file: `${calendar}/sync-event.ts`,
    from: "round === 0 && row?.status === 'confirmed' && isSynced(row)",
    to: 'round === 0 && row && isSynced(row)',
    tests: [`${calendar}/sync-event.test.ts`],
  },
  {
    breaks: 'a 403 about one event is about that event',
    file: `${api}/adapters/calendar/company-call.ts`,
    from: '!isAboutEvent || connectionReasons.includes(reason)',
    to: 'true',
    tests: [`${api}/adapters/calendar/company-answers.test.ts`],
    title: '403 about one event',
  },
  {
    breaks: 'a guest whom Google refuses keeps no meeting out',
    file: `${calendar}/event-calls.ts`,
    from: "    case 'guest_refused':\n    case 'invalid':\n",
    to: "    case 'invalid':\n      return toRefused(answer.detail);\n    case 'guest_refused':\n",
    tests: [`${calendar}/sync-event.test.ts`],
    title: 'whose address Google refuses',
  },
];
