import * as z from 'zod';
import { parseAnswer, toTransient, toUsualRefusal } from './company-answer.ts';
import type { CompanyEvent, ListAnswer } from './company-calendar.ts';
import type { CallOutcome, CompanyCall } from './company-call.ts';
import { companyEventSchema, companyListFields, toCompanyEvent } from './company-event.ts';

const pageSchema = z.object({
  items: z.array(companyEventSchema).default([]),
  nextPageToken: z.string().optional(),
});

/** A page token that never ends must not keep the worker forever. */
const maxPages = 50;

/** Reads all pages. A page that is missing leaves no answer, because its events would look deleted. */
export async function listEvents(
  { collection, app, from }: { collection: string; app: string; from: Date },
  call: (call: CompanyCall) => Promise<CallOutcome>,
): Promise<ListAnswer> {
  const query = new URLSearchParams({
    privateExtendedProperty: `app=${app}`,
    timeMin: from.toISOString(),
    showDeleted: 'true',
    fields: companyListFields,
  });
  const events: CompanyEvent[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const outcome = await call({ method: 'GET', url: `${collection}?${query}` });
    if (outcome.kind === 'refused') return toUsualRefusal(outcome);
    if (outcome.kind !== 'answer') return outcome;
    const parsed = parseAnswer(pageSchema, outcome.body);
    if ('kind' in parsed) return parsed;
    events.push(...parsed.data.items.map(toCompanyEvent));
    if (parsed.data.nextPageToken === undefined) return { kind: 'events', events };
    query.set('pageToken', parsed.data.nextPageToken);
  }
  return toTransient(`more than ${maxPages} pages of events`);
}
