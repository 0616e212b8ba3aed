import { type Consent, exchangeCode } from '../../adapters/calendar/company-consent.ts';
import { companyScopes } from '../../adapters/calendar/company-scopes.ts';
import { requireSetting } from '../../adapters/calendar/open-company-calendar.ts';
import type { Config } from '../../config.ts';
import { OpsFailure } from '../ops-failure.ts';
import type { Terminal } from '../terminal.ts';
import {
  type ConsentAnswer,
  type ConsentAttempt,
  consentPath,
  createAttempt,
  parseConsentAnswer,
  toConsentUrl,
} from './consent-attempt.ts';
import { startConsentListener } from './consent-listener.ts';

export interface ConsentOptions {
  /** 0: any free port. */
  port: number;
  timeoutMs: number;
}

/** `openid email` is for the account's address, which would need a wider scope of the calendar otherwise. */
const scopes = [...companyScopes, 'openid', 'email'];

const refusals: Record<string, string> = {
  access_denied: 'The account refused.',
  admin_policy_enforced: "The account's administrator does not allow this application.",
};

/** Has the account's owner consent in a browser. */
export async function askConsent(
  config: Config,
  terminal: Terminal,
  { port, timeoutMs }: ConsentOptions,
): Promise<Consent> {
  const client = toClient(config);
  const attempt = createAttempt();
  const listener = await startConsentListener(attempt, port);
  const redirectUri = listener.origin + consentPath;
  const { GOOGLE_AUTH_URL: authUrl } = config;
  const url = toConsentUrl(attempt, { authUrl, clientId: client.clientId, scopes, redirectUri });
  terminal.write(
    `Open this address in a browser, as the account whose calendar is to be used, and allow everything it asks for:

${url}

If the browser runs on another machine, it ends on a page that it can't load. Copy the address of that page and paste it here:
`,
  );
  const ending = new AbortController();
  try {
    const timeout = rejectAfter(timeoutMs, ending.signal);
    const pasted = readPasted(terminal, attempt, ending.signal);
    const answer = await Promise.race([listener.answer, pasted, timeout]);
    if (answer.kind === 'refused')
      throw new OpsFailure(`${refusals[answer.error] ?? `Google answered: ${answer.error}.`}`);
    return await exchangeCode(client, { code: answer.code, verifier: attempt.verifier, redirectUri });
  } finally {
    ending.abort();
    listener.close();
  }
}

/** Google wants a desktop application's secret too, though everybody who has the application has it. */
export function toClient(config: Config) {
  return {
    tokenUrl: config.GOOGLE_TOKEN_URL,
    clientId: requireSetting(config, 'CALENDAR_CLIENT_ID'),
    clientSecret: requireSetting(config, 'CALENDAR_CLIENT_SECRET'),
  };
}

async function readPasted(
  terminal: Terminal,
  attempt: ConsentAttempt,
  signal: AbortSignal,
): Promise<ConsentAnswer> {
  try {
    for (;;) {
      const answer = parseConsentAnswer(await terminal.readLine(signal), attempt);
      if (answer) return answer;
      terminal.write('That address is not an answer to this command. Paste the whole address:\n');
    }
  } catch (error) {
    if (signal.aborted) return new Promise(() => {});
    throw error;
  }
}

function rejectAfter(timeoutMs: number, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(
      () => reject(new OpsFailure('Timed out waiting for consent. Start again.')),
      timeoutMs,
    );
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
