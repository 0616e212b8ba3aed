import { dayMs } from '@tt/contract/time/time-zone-offset';
import * as z from 'zod';
import { parseAnswer, toTransient, toUsualRefusal } from './company-answer.ts';
import type { BusyRange, FreeBusyAnswer } from './company-calendar.ts';
import type { CallOutcome, CompanyCall } from './company-call.ts';

/** Google refuses a longer query. */
const longestMs = 90 * dayMs;

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const answerSchema = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z.array(z.object({ start: instant, end: instant })).default([]),
      errors: z.array(z.object({ reason: z.string() })).default([]),
    }),
  ),
});

interface Question {
  calendarUrl: string;
  calendarIds: string[];
  from: Date;
  to: Date;
}

/** Asks for the whole time in parts. One part without an answer leaves no answer at all. */
export async function askFreeBusy(
  { calendarUrl, calendarIds, from, to }: Question,
  call: (call: CompanyCall) => Promise<CallOutcome>,
): Promise<FreeBusyAnswer> {
  const parts = splitTime(from.getTime(), to.getTime()).map(async ([timeMin, timeMax]) => {
    const body = { timeMin, timeMax, items: calendarIds.map((id) => ({ id })) };
    return toAnswer(calendarIds, await call({ method: 'POST', url: `${calendarUrl}/freeBusy`, body }));
  });
  const calendars = new Map(calendarIds.map((id): [string, BusyRange[]] => [id, []]));
  for (const answer of await Promise.all(parts)) {
    if (answer.kind !== 'busy') return answer;
    for (const [id, ranges] of answer.calendars) calendars.get(id)?.push(...ranges);
  }
  return { kind: 'busy', calendars };
}

function splitTime(from: number, to: number): [string, string][] {
  const count = Math.ceil((to - from) / longestMs);
  return Array.from({ length: count }, (_, index) => {
    const begin = from + index * longestMs;
    return [new Date(begin).toISOString(), new Date(Math.min(begin + longestMs, to)).toISOString()];
  });
}

function toAnswer(calendarIds: string[], outcome: CallOutcome): FreeBusyAnswer {
  if (outcome.kind === 'refused') return toUsualRefusal(outcome);
  if (outcome.kind !== 'answer') return outcome;
  const parsed = parseAnswer(answerSchema, outcome.body);
  if ('kind' in parsed) return parsed;
  const calendars = new Map<string, BusyRange[]>();
  for (const id of calendarIds) {
    const calendar = parsed.data.calendars[id];
    if (!calendar) return toTransient('a calendar is missing from the answer');
    const reason = calendar.errors[0]?.reason;
    if (reason === 'notFound')
      return { kind: 'broken', reason: 'calendar_gone', detail: `free/busy of ${id}` };
    if (reason) return toTransient(`free/busy of ${id}: ${reason}`);
    calendars.set(
      id,
      calendar.busy.map(({ start, end }) => ({ startsAt: start, endsAt: end })),
    );
  }
  return { kind: 'busy', calendars };
}
