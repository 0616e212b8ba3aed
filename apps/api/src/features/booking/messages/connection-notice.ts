import { formatShortId } from '@tt/contract/booking/booking-response';
import { defaultLanguageCode } from '@tt/contract/language/language';
import type { ConnectionNotice, Row } from '../../../db/tables.ts';
import { type ChatSize, fitToChat } from '../../../delivery/fit-to-chat.ts';
import { formatMoment } from '../../../delivery/format-moment.ts';

type NoticedConnection = Pick<Row<'calendar_connection'>, 'account_email' | 'broken_reason' | 'broken_at'>;

/** What each cause means and how to fix it. */
const causes: Record<string, string> = {
  invalid_grant:
    'Google no longer accepts the permission. It expired or was withdrawn. If the consent screen is still in “Testing”, consent expires after 7 days.',
  invalid_client: 'Google no longer knows the OAuth client. It was deleted, or its secret was changed.',
  unauthorized_client:
    'The service account may not act for the account. Check the client ID and the scopes in the Admin console.',
  token_rejected: 'Google refuses fresh tokens.',
  unreadable: 'No configured CALENDAR_KEY opens the stored credential.',
  scope: 'The permission does not cover the calendar.',
  calendar_gone: 'The calendar does not exist, or it is no longer shared with the account.',
};

const lines: Record<
  ConnectionNotice,
  (connection: NoticedConnection, times: { since: string; at: string }) => string[]
> = {
  broken: ({ account_email, broken_reason }, { since }) => [
    `Calendar connection broken: ${account_email}`,
    ...(since ? [`Since: ${since}`] : []),
    `Cause: ${broken_reason ?? 'unknown'}. ${causes[broken_reason ?? ''] ?? 'See the worker’s log.'}`,
    'Until it works again, the site offers no booking by email, and changes do not reach the calendar. Existing bookings stand.',
    'Status: pnpm ops calendar status. To reconnect: pnpm ops calendar connect',
  ],
  restored: ({ account_email }, { since }) => [
    `Calendar connection works again: ${account_email}`,
    ...(since ? [`It had been broken since: ${since}`] : []),
    'The site offers booking by email again, and the worker brings the calendar up to date.',
  ],
  cleared: ({ account_email }) => [
    `Many consultations were deleted from our calendar at once: ${account_email}`,
    'No booking was canceled. Restore the events, or cancel each booking at the desk:',
  ],
  stray: ({ account_email }, { at }) => [
    `A consultation in our calendar belongs to no booking: ${account_email}`,
    ...(at ? [`When: ${at}`] : []),
    'Its booking was canceled or erased, or the event is a copy. The visitor does not expect it. Delete the event, or settle it with the visitor.',
  ],
};

export interface NoticeFacts {
  at: Date;
  businessTimeZone: string;
  /** The meetings that the notice names. */
  meetings: readonly Pick<Row<'booking'>, 'short_id' | 'starts_at'>[];
}

/** Tells the team about its own calendar. */
export function toConnectionNotice(
  kind: ConnectionNotice,
  connection: NoticedConnection,
  { at, businessTimeZone, meetings }: NoticeFacts,
  chat: ChatSize,
): string {
  const since = connection.broken_at ? formatTime(connection.broken_at, businessTimeZone) : '';
  // An all-day event has no time.
  const when = at.getTime() > 0 ? formatTime(at, businessTimeZone) : '';
  const head = lines[kind](connection, { since, at: when });
  const names = meetings.map(
    ({ short_id, starts_at }) => `${formatShortId(short_id)}: ${formatTime(starts_at, businessTimeZone)}`,
  );
  return fitToChat(chat, names.length, (shown) => {
    const left = names.length - shown;
    const rest = left > 0 ? [`And ${left} more. The desk says it at each of them.`] : [];
    return [...head, ...names.slice(0, shown), ...rest].join('\n');
  });
}

function formatTime(at: Date, timeZone: string): string {
  const { longDate, time } = formatMoment(at, { language: defaultLanguageCode, timeZone, hourCycle: 'h23' });
  return `${longDate}, ${time} (${timeZone})`;
}
