import { randomUUID } from 'node:crypto';
import { requireSetting, toSealContext } from '../../adapters/calendar/open-company-calendar.ts';
import { createSecretSealer } from '../../adapters/calendar/seal-secret.ts';
import type { Context } from '../../context.ts';
import type { ConnectionKind } from '../../db/tables.ts';
import { runInTransaction } from '../../db/transaction.ts';
import { sendConnectionNotice } from '../../features/booking/calendar/company-access.ts';
import { findConnection, replaceConnection } from '../../features/booking/calendar/connection-repository.ts';
import { forgetEvents, sendUnsynced } from '../../features/booking/calendar/unsynced-repository.ts';
import { sendJob } from '../../queue/send-job.ts';

export interface ConsentedAccount {
  kind: ConnectionKind;
  email: string;
  scopes: string;
  /** Undefined for a service account, whose key stays in its file. */
  refreshToken: string | undefined;
}

/**
 * Seals the credential and makes it the connection. Busy times are read at once, and bookings that the calendar does not
 * have are put into it. Returns how many those are.
 */
export async function saveConnection({ config, pool }: Context, account: ConsentedAccount): Promise<number> {
  const id = randomUUID();
  const { email: account_email, refreshToken } = account;
  const { CALENDAR_ID: calendar_id } = config;
  const sealed =
    refreshToken === undefined
      ? null
      : createSecretSealer(requireSetting(config, 'CALENDAR_KEY')).seal(refreshToken, toSealContext(id));
  return runInTransaction(pool, async (client) => {
    const previous = await findConnection(client);
    await replaceConnection(client, {
      id,
      kind: account.kind,
      account_email,
      calendar_id,
      scopes: account.scopes,
      refresh_token_sealed: sealed?.toString('base64') ?? null,
    });
    // In another calendar the events of upcoming meetings would look deleted.
    if (previous?.account_email !== account_email || previous.calendar_id !== calendar_id)
      await forgetEvents(client);
    if (previous?.status === 'broken' && previous.broken_at)
      await sendConnectionNotice(client, id, 'restored', previous.broken_at);
    await sendJob(client, 'calendar-snapshot', {});
    return sendUnsynced(client);
  });
}
