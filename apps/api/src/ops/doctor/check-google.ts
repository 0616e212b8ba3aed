import { readFileSync } from 'node:fs';
import { readConsent } from '../../adapters/calendar/company-consent.ts';
import {
  createServiceAccountTokens,
  parseServiceAccountKey,
} from '../../adapters/calendar/company-service-account.ts';
import { TokenFailure } from '../../adapters/calendar/company-tokens.ts';
import { explainReason } from '../calendar/explain-failure.ts';
import type { Check, Examination } from './examination.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const calendar = 'company calendar';
const silence = 'Google gave no clear answer: check that this machine may reach it, and run this again';

/** Whether Google knows the clients. What a credential may do is shown by `pnpm ops calendar check`. */
export const checkGoogle: Check = async (examination) => [
  checkVisitorClient(examination),
  await checkCompany(examination),
];

function checkVisitorClient({ settings: { GOOGLE_CLIENT_ID } }: Examination): Finding {
  const subject = 'GOOGLE_CLIENT_ID';
  if (!GOOGLE_CLIENT_ID) return ok(subject, 'is not set: booking with Google is not offered');
  return GOOGLE_CLIENT_ID.endsWith('.apps.googleusercontent.com')
    ? ok(subject, 'is well formed')
    : warn(subject, 'does not end with .apps.googleusercontent.com: copy the client ID again');
}

async function checkCompany(examination: Examination): Promise<Finding> {
  const { CALENDAR_CLIENT_ID, CALENDAR_CLIENT_SECRET, ...others } = examination.environment;
  const { GOOGLE_SERVICE_ACCOUNT_FILE, CALENDAR_ACCOUNT, CALENDAR_KEY } = others;
  if (GOOGLE_SERVICE_ACCOUNT_FILE || CALENDAR_ACCOUNT) return checkServiceAccount(examination);
  if (!CALENDAR_CLIENT_ID && !CALENDAR_CLIENT_SECRET)
    return ok(calendar, 'is not set: booking by email is not offered');
  if (!CALENDAR_CLIENT_ID || !CALENDAR_CLIENT_SECRET || !CALENDAR_KEY)
    return fail(calendar, 'needs all of CALENDAR_CLIENT_ID, CALENDAR_CLIENT_SECRET and CALENDAR_KEY');
  return checkClient(examination);
}

/** Asks about a consent that does not exist: Google answers `invalid_grant` only if the client's secret is right. */
async function checkClient({ settings }: Examination): Promise<Finding> {
  const {
    GOOGLE_TOKEN_URL: tokenUrl = '',
    CALENDAR_CLIENT_ID: clientId = '',
    CALENDAR_CLIENT_SECRET: clientSecret = '',
  } = settings;
  try {
    await readConsent({ tokenUrl, clientId, clientSecret }, 'none');
    return ok(calendar, 'Google knows the client');
  } catch (error) {
    const reason = findReason(error);
    if (reason === 'invalid_grant')
      return ok(calendar, 'Google knows the client and its secret. Next: pnpm ops calendar connect');
    return reason ? fail(calendar, explainReason(reason)) : warn(calendar, silence);
  }
}

async function checkServiceAccount({ settings }: Examination): Promise<Finding> {
  const {
    GOOGLE_TOKEN_URL: tokenUrl = '',
    GOOGLE_SERVICE_ACCOUNT_FILE: file,
    CALENDAR_ACCOUNT: account,
  } = settings;
  if (!file || !account)
    return fail(calendar, 'a service account needs both GOOGLE_SERVICE_ACCOUNT_FILE and CALENDAR_ACCOUNT');
  const key = readKey(file);
  if (!key) return fail(calendar, `${file} is not a readable key file of a service account`);
  try {
    await createServiceAccountTokens({ tokenUrl, key, account }).getToken();
    return ok(calendar, `the service account may act for ${account}. Next: pnpm ops calendar connect`);
  } catch (error) {
    const reason = findReason(error);
    return reason ? fail(calendar, explainReason(reason)) : warn(calendar, silence);
  }
}

function readKey(file: string) {
  try {
    return parseServiceAccountKey(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function findReason(error: unknown): string | undefined {
  if (!(error instanceof TokenFailure)) throw error;
  return 'reason' in error.failure ? error.failure.reason : undefined;
}
