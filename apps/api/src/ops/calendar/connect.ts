import { readFile } from 'node:fs/promises';
import { type Consent, readConsent } from '../../adapters/calendar/company-consent.ts';
import { createCompanyCalendar } from '../../adapters/calendar/company-google-calendar.ts';
import { createRefreshTokens } from '../../adapters/calendar/company-refresh-token.ts';
import { companyScopes } from '../../adapters/calendar/company-scopes.ts';
import { type CompanyTokens, TokenFailure } from '../../adapters/calendar/company-tokens.ts';
import { createServiceTokens, requireSetting } from '../../adapters/calendar/open-company-calendar.ts';
import type { Context } from '../../context.ts';
import { OpsFailure } from '../ops-failure.ts';
import type { Terminal } from '../terminal.ts';
import { askConsent, type ConsentOptions, toClient } from './ask-consent.ts';
import { explainFailure } from './explain-failure.ts';
import { probeCalendar } from './probe-calendar.ts';
import { type ConsentedAccount, saveConnection } from './save-connection.ts';
import { toProbeOptions } from './to-probe-options.ts';

export interface ConnectOptions extends ConsentOptions {
  /** Holds a refresh token that was issued before. */
  refreshTokenFile?: string | undefined;
}

interface Candidate {
  account: ConsentedAccount;
  tokens: CompanyTokens;
}

const testingWarning = `If the consent screen's publishing status is 'Testing', Google ends this consent after 7 days. Publish the app, or make it
internal to your Workspace (docs/google.md).
`;

/** Gets a credential, tries everything that bookings need, and only then replaces the connection. */
export async function connect(
  context: Context,
  terminal: Terminal,
  options: ConnectOptions,
): Promise<string> {
  const { account, tokens } = await findCandidate(context, terminal, options);
  const { GOOGLE_CALENDAR_URL: calendarUrl, CALENDAR_ID: calendarId } = context.config;
  const calendar = createCompanyCalendar({ calendarUrl, calendarId, tokens });
  terminal.write(`Checking the calendar of ${account.email}\n`);
  const failed = (await probeCalendar(calendar, toProbeOptions(context))).find(({ failure }) => failure);
  if (failed?.failure)
    throw new OpsFailure(
      `Nothing was changed, because '${failed.call}' failed: ${explainFailure(failed.failure)}`,
    );
  const behind = await saveConnection(context, account);
  return `Connected: ${account.email}. Booking by email opens as soon as the worker has read the busy times.
${behind > 0 ? `${behind} bookings will be put into this calendar.\n` : ''}${account.kind === 'refresh_token' ? testingWarning : ''}`;
}

async function findCandidate(
  context: Context,
  terminal: Terminal,
  options: ConnectOptions,
): Promise<Candidate> {
  const { config } = context;
  try {
    if (options.refreshTokenFile) return await readCandidate(context, options.refreshTokenFile);
    if (config.GOOGLE_SERVICE_ACCOUNT_FILE) return createServiceCandidate(context);
    // Known before the browser opens.
    requireSetting(config, 'CALENDAR_KEY');
    const consent = await askConsent(config, terminal, options);
    return toCandidate(context, consent, consent.refreshToken);
  } catch (error) {
    if (error instanceof TokenFailure)
      throw new OpsFailure(`Google gave no token: ${explainFailure(error.failure)}`);
    throw error;
  }
}

async function readCandidate(context: Context, file: string): Promise<Candidate> {
  requireSetting(context.config, 'CALENDAR_KEY');
  const text = await readFile(file, 'utf8').catch((error) => {
    throw new OpsFailure(toMessage(error));
  });
  const refreshToken = text.trim();
  return toCandidate(context, await readConsent(toClient(context.config), refreshToken), refreshToken);
}

function createServiceCandidate({ config }: Context): Candidate {
  const email = requireSetting(config, 'CALENDAR_ACCOUNT');
  const account = { kind: 'service_account', email, scopes: companyScopes.join(' ') } as const;
  try {
    return { account: { ...account, refreshToken: undefined }, tokens: createServiceTokens(config, email) };
  } catch (error) {
    throw new OpsFailure(`GOOGLE_SERVICE_ACCOUNT_FILE is not usable: ${toMessage(error)}`);
  }
}

function toCandidate({ config }: Context, consent: Consent, refreshToken: string | undefined): Candidate {
  const { email, scopes } = consent;
  const missing = companyScopes.filter((scope) => !scopes.includes(scope));
  if (missing.length > 0)
    throw new OpsFailure(
      `The account did not allow: ${missing.join(', ')}. Start again and leave every box checked.`,
    );
  if (!email)
    throw new OpsFailure(
      'The account did not share its email address. Start again and leave every box checked.',
    );
  if (!refreshToken)
    throw new OpsFailure(
      'Google gave no refresh token. Remove the app in the settings of the account (Security, third-party access) and start again.',
    );
  return {
    account: { kind: 'refresh_token', email, scopes: scopes.join(' '), refreshToken },
    tokens: createRefreshTokens({ ...toClient(config), refreshToken }),
  };
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown error';
}
