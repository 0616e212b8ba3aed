import type { Context } from '../../context.ts';
import { runInTransaction } from '../../db/transaction.ts';
import {
  type Connection,
  deleteConnection,
  findConnection,
} from '../../features/booking/calendar/connection-repository.ts';
import { countMeetings } from '../../features/booking/calendar/unsynced-repository.ts';
import { openToken } from './sealed-token.ts';
import { notConnected } from './status.ts';

/** Ends the connection here and the consent at Google. */
export async function disconnect(context: Context): Promise<string> {
  const { pool } = context;
  const connection = await findConnection(pool);
  if (!connection) return notConnected;
  const revoked = await revoke(context, connection);
  await runInTransaction(pool, deleteConnection);
  const { upcoming } = await countMeetings(pool);
  return `Disconnected from ${connection.account_email}. Booking by email is closed, the other ways work.
${revoked}
${upcoming} upcoming bookings stand, and their events stay in the calendar. Moves and cancellations no longer reach it: change those
events by hand, or connect again.
`;
}

async function revoke(context: Context, connection: Connection): Promise<string> {
  if (connection.kind === 'service_account')
    return 'To end the access, remove the client from domain-wide delegation in the Admin console.';
  const token = findToken(context, connection);
  if (token && (await context.calendar.revokeToken(token))) return 'Google has ended the consent.';
  return 'The consent could not be ended. Remove the app in the settings of the account (Security, third-party access).';
}

/** A lost key must not prevent disconnecting. */
function findToken(context: Context, connection: Connection): string | undefined {
  try {
    return openToken(context, connection)?.refreshToken;
  } catch {
    return undefined;
  }
}
