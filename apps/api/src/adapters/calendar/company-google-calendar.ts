import { toEventAnswer, toUsualRefusal } from './company-answer.ts';
import type {
  CompanyCalendar,
  CompanyEventDraft,
  GetAnswer,
  InsertAnswer,
  PatchAnswer,
  RemoveAnswer,
} from './company-calendar.ts';
import { type CallOutcome, callCompanyCalendar, type CompanyCall, toSignal } from './company-call.ts';
import { companyEventFields, toInsertBody, toMoveBody } from './company-event.ts';
import { askFreeBusy } from './company-free-busy.ts';
import { listEvents } from './company-list.ts';
import type { CompanyTokens } from './company-tokens.ts';

interface CompanyCalendarOptions {
  calendarUrl: string;
  /** `primary`, or a calendar that the account owns. */
  calendarId: string;
  tokens: CompanyTokens;
}

/** The company's calendar through Google's Calendar API. */
export function createCompanyCalendar({
  calendarUrl,
  calendarId,
  tokens,
}: CompanyCalendarOptions): CompanyCalendar {
  const collection = `${calendarUrl}/calendars/${encodeURIComponent(calendarId)}/events`;
  const call = (request: CompanyCall, signal: AbortSignal) => callCompanyCalendar(tokens, request, signal);
  const fields = companyEventFields;
  return {
    freeBusy: (calendarIds, from, to, limits) => {
      const signal = toSignal(limits);
      return askFreeBusy({ calendarUrl, calendarIds, from, to }, (request) => call(request, signal));
    },
    get: async (id, limits) => {
      const url = `${collection}/${id}?${new URLSearchParams({ fields })}`;
      return toGetAnswer(await call({ method: 'GET', url, isAboutEvent: true }, toSignal(limits)), id);
    },
    insert: async (draft, limits) => {
      const query = new URLSearchParams({ conferenceDataVersion: '1', sendUpdates: 'none', fields });
      const request = { method: 'POST', url: `${collection}?${query}`, body: toInsertBody(draft) } as const;
      return toInsertAnswer(await call(request, toSignal(limits)), draft);
    },
    patchTimes: async (move, limits) => {
      const query = new URLSearchParams({ conferenceDataVersion: '1', sendUpdates: 'none', fields });
      const url = `${collection}/${move.id}?${query}`;
      const change = { body: toMoveBody(move), ifMatch: move.etag, isAboutEvent: true };
      const request = { method: 'PATCH', url, ...change } as const;
      return toPatchAnswer(await call(request, toSignal(limits)), move.id);
    },
    remove: async ({ id, etag }, limits) => {
      const url = `${collection}/${id}?${new URLSearchParams({ sendUpdates: 'none' })}`;
      return toRemoveAnswer(
        await call({ method: 'DELETE', url, ifMatch: etag, isAboutEvent: true }, toSignal(limits)),
      );
    },
    list: (app, from, limits) => {
      const signal = toSignal(limits);
      return listEvents({ collection, app, from }, (request) => call(request, signal));
    },
  };
}

function toGetAnswer(outcome: CallOutcome, id: string): GetAnswer {
  if (outcome.kind === 'answer') return toEventAnswer(outcome.body, id);
  if (outcome.kind !== 'refused') return outcome;
  return isAbsent(outcome.error.status) ? { kind: 'not_found' } : toUsualRefusal(outcome);
}

function toInsertAnswer(outcome: CallOutcome, draft: CompanyEventDraft): InsertAnswer {
  if (outcome.kind === 'answer') return toEventAnswer(outcome.body, draft.id);
  if (outcome.kind !== 'refused') return outcome;
  const { status, isQuota, isConferenceType } = outcome.error;
  if (status === 409) return { kind: 'duplicate' };
  // Google's spam protection counts guests from outside the company. Only leaving the guest out helps.
  if (isQuota && draft.guest) return { kind: 'guest_refused' };
  if (isConferenceType && draft.wantsConference) return { kind: 'conference_refused' };
  return toUsualRefusal(outcome);
}

function toPatchAnswer(outcome: CallOutcome, id: string): PatchAnswer {
  if (outcome.kind === 'answer') return toEventAnswer(outcome.body, id);
  if (outcome.kind !== 'refused') return outcome;
  const { status } = outcome.error;
  if (status === 412) return { kind: 'changed' };
  return isAbsent(status) ? { kind: 'not_found' } : toUsualRefusal(outcome);
}

function toRemoveAnswer(outcome: CallOutcome): RemoveAnswer {
  if (outcome.kind === 'answer') return { kind: 'removed' };
  if (outcome.kind !== 'refused') return outcome;
  const { status } = outcome.error;
  if (status === 410) return { kind: 'removed' };
  if (status === 412) return { kind: 'changed' };
  return status === 404 ? { kind: 'not_found' } : toUsualRefusal(outcome);
}

/**
 * Google gives the same reason for an event and for its whole calendar. Inserting or listing tells which is meant.
 */
function isAbsent(status: number): boolean {
  return status === 404 || status === 410;
}
