import type { Context } from '../../context.ts';
import {
  type Connection,
  findConnection,
  readWayState,
} from '../../features/booking/calendar/connection-repository.ts';
import { countMeetings } from '../../features/booking/calendar/unsynced-repository.ts';
import { explainReason } from './explain-failure.ts';
import { openToken } from './sealed-token.ts';

const kinds: Record<Connection['kind'], string> = {
  refresh_token: 'consent of the account',
  service_account: 'service account',
};

export const notConnected = 'No calendar is connected, so booking by email is not offered.\n';

/** What is known about the connection, without a call to Google. */
export async function formatStatus(context: Context): Promise<string> {
  const { pool } = context;
  const connection = await findConnection(pool);
  if (!connection) return notConnected;
  const { ageSeconds } = await readWayState(pool);
  const { upcoming, unsynced } = await countMeetings(pool);
  const lines = {
    state: formatState(connection),
    account: `${connection.account_email}, calendar ${connection.calendar_id}`,
    kind: kinds[connection.kind],
    connected: connection.connected_at.toISOString(),
    'last success': connection.last_ok_at?.toISOString() ?? 'never',
    'busy times': ageSeconds === null ? 'not read yet' : `${ageSeconds} s old`,
    bookings: `${upcoming} upcoming, ${unsynced} not in the calendar as they should be`,
    'sealed with': describeSeal(context, connection),
  };
  const text = Object.entries(lines).map(([name, value]) => `${name.padEnd(14)}${value}\n`);
  return (
    text.join('') + (connection.status === 'broken' ? `${explainReason(connection.broken_reason)}\n` : '')
  );
}

function formatState({ status, broken_reason, broken_at }: Connection): string {
  return status === 'broken' ? `broken since ${broken_at?.toISOString()}: ${broken_reason}` : status;
}

function describeSeal(context: Context, connection: Connection): string {
  try {
    const opened = openToken(context, connection);
    if (!opened) return 'nothing: the key stays in its file';
    return opened.isOutdated
      ? 'a previous CALENDAR_KEY: run `pnpm ops calendar check` before you remove it'
      : 'the newest CALENDAR_KEY';
  } catch {
    return 'a key that is not in CALENDAR_KEY: set the right one, or connect again';
  }
}
