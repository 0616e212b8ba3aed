import { toSealContext } from '@tt/api/src/adapters/calendar/open-company-calendar.ts';
import { createSecretSealer } from '@tt/api/src/adapters/calendar/seal-secret.ts';
import type { Config } from '@tt/api/src/config.ts';
import { companyConnection } from '@tt/standins/google/company-connection';
import type { VirtualDatabase } from './engine/virtual-database.ts';

const id = '00000000-0000-4000-a000-000000000001';

/** The company's calendar as it is before the first visitor comes: connected, and empty as far as anybody knows. */
export async function connectCalendar(database: VirtualDatabase, config: Config): Promise<void> {
  const { account, scope, refreshToken } = companyConnection;
  const sealed = createSecretSealer(config.CALENDAR_KEY ?? '').seal(refreshToken, toSealContext(id));
  await database.query(
    `insert into calendar_connection
       (id, kind, account_email, calendar_id, scopes, refresh_token_sealed, status, last_ok_at)
     values ($1, 'refresh_token', $2, $3, $4, $5, 'connected', clock_timestamp())`,
    [id, account, config.CALENDAR_ID, scope, sealed.toString('base64')],
  );
  await database.query("insert into calendar_snapshot (calendar_id, busy) values ($1, '{}')", [
    config.CALENDAR_ID,
  ]);
}
