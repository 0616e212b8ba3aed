import type { BrokenReason, CalendarFailure } from '../../adapters/calendar/company-calendar.ts';

/** What usually fixes each failure. */
const advice: Record<BrokenReason, string> = {
  invalid_grant:
    "Google no longer accepts the consent: it was removed in the account's settings, or it is older than seven days and the consent screen is in 'Testing'. For a service account: the account to impersonate does not exist, or this machine's clock is wrong. Run: pnpm ops calendar connect",
  invalid_client:
    'Google does not know the client, or its secret has changed. Compare CALENDAR_CLIENT_ID and CALENDAR_CLIENT_SECRET with the Google console.',
  unauthorized_client:
    'The client may not do this. For a service account: enter its client ID with exactly the scopes of docs/google.md under domain-wide delegation in the Admin console.',
  token_rejected:
    'The calendar refuses tokens that Google has just issued. Connect again: pnpm ops calendar connect',
  scope: 'A right is missing. Connect again and leave every box checked: pnpm ops calendar connect',
  calendar_gone:
    'The account has no such calendar. Compare CALENDAR_ID and CALENDAR_BUSY_IDS with its settings.',
  unreadable:
    'The credential can not be read here. Set the CALENDAR_KEY that sealed it, with the client ID and secret, or make GOOGLE_SERVICE_ACCOUNT_FILE readable, for the API and the worker. Or connect again.',
};

export function explainReason(reason: string | null): string {
  return advice[reason as BrokenReason] ?? '';
}

/** Explains why a call failed, and how to fix it. */
export function explainFailure(answer: { kind: string } | CalendarFailure): string {
  const detail = 'detail' in answer ? answer.detail : answer.kind;
  if ('reason' in answer) return `${answer.reason}, ${detail}\n${explainReason(answer.reason)}`;
  return answer.kind === 'transient'
    ? `${detail}\nGoogle gave no clear answer. Try again in a minute.`
    : detail;
}
