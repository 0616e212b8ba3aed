import { readFileSync } from 'node:fs';
import type { Config } from '../../config.ts';
import type { CompanyCalendar } from './company-calendar.ts';
import { createCompanyCalendar } from './company-google-calendar.ts';
import { createRefreshTokens } from './company-refresh-token.ts';
import { createServiceAccountTokens, parseServiceAccountKey } from './company-service-account.ts';
import type { CompanyTokens } from './company-tokens.ts';
import { createSecretSealer } from './seal-secret.ts';

/** The fields of the stored connection that describe the calendar and its credential. */
export interface StoredCredential {
  id: string;
  kind: 'service_account' | 'refresh_token';
  account_email: string;
  calendar_id: string;
  refresh_token_sealed: string | null;
}

/** Opens the connected calendar. Throws with the setting that is missing. */
export function openCompanyCalendar(config: Config, credential: StoredCredential): CompanyCalendar {
  const { GOOGLE_CALENDAR_URL: calendarUrl } = config;
  return createCompanyCalendar({
    calendarUrl,
    calendarId: credential.calendar_id,
    tokens: createTokens(config, credential),
  });
}

/** The context to which a sealed refresh token is bound. */
export function toSealContext(connectionId: string): string {
  return `calendar:${connectionId}`;
}

export function createServiceTokens(config: Config, account: string): CompanyTokens {
  const file = requireSetting(config, 'GOOGLE_SERVICE_ACCOUNT_FILE');
  const key = parseServiceAccountKey(readFileSync(file, 'utf8'));
  return createServiceAccountTokens({ tokenUrl: config.GOOGLE_TOKEN_URL, key, account });
}

function createTokens(config: Config, credential: StoredCredential): CompanyTokens {
  if (credential.kind === 'service_account') return createServiceTokens(config, credential.account_email);
  const sealer = createSecretSealer(requireSetting(config, 'CALENDAR_KEY'));
  const sealed = Buffer.from(credential.refresh_token_sealed ?? '', 'base64');
  return createRefreshTokens({
    tokenUrl: config.GOOGLE_TOKEN_URL,
    clientId: requireSetting(config, 'CALENDAR_CLIENT_ID'),
    clientSecret: requireSetting(config, 'CALENDAR_CLIENT_SECRET'),
    refreshToken: sealer.open(sealed, toSealContext(credential.id)).secret,
  });
}

/** A setting that this credential needs is missing. */
export class MissingSetting extends Error {}

export function requireSetting<Name extends keyof Config>(
  config: Config,
  name: Name,
): NonNullable<Config[Name]> {
  const value = config[name];
  if (value === undefined || value === null) throw new MissingSetting(`${name} is not set`);
  return value as NonNullable<Config[Name]>;
}
