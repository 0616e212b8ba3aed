import { randomUUID } from 'node:crypto';
import { requireSetting, toSealContext } from '../../adapters/calendar/open-company-calendar.ts';
import { createSecretSealer } from '../../adapters/calendar/seal-secret.ts';
import type { Context } from '../../context.ts';
import type { ConnectionKind } from '../../db/tables.ts';
import { runInTransaction } from '../../db/transaction.ts';
import { replaceConnection } from '../../features/booking/calendar/connection-repository.ts';

export interface ConsentedAccount {
  kind: ConnectionKind;
  email: string;
  scopes: string;
  /** Undefined for a service account, whose key stays in its file. */
  refreshToken: string | undefined;
}

/** Seals the credential and makes it the connection. */
export async function saveConnection({ config, pool }: Context, account: ConsentedAccount): Promise<void> {
  const id = randomUUID();
  const { refreshToken } = account;
  const sealed =
    refreshToken === undefined
      ? null
      : createSecretSealer(requireSetting(config, 'CALENDAR_KEY')).seal(refreshToken, toSealContext(id));
  await runInTransaction(pool, (client) =>
    replaceConnection(client, {
      id,
      kind: account.kind,
      account_email: account.email,
      calendar_id: config.CALENDAR_ID,
      scopes: account.scopes,
      refresh_token_sealed: sealed?.toString('base64') ?? null,
    }),
  );
}
