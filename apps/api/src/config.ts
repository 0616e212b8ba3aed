import { accessSync, constants } from 'node:fs';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defaultLanguageCode, languageCodes } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import * as z from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
// A value that others can guess would let them forge booking links, so there is no default.
const howToMakeSecret = 'at least 32 characters; make one with: openssl rand -hex 32';
const secret = z.string(howToMakeSecret).min(32, howToMakeSecret);
const howToMakeAnonKey = 'at least 16 characters; make one with: openssl rand -hex 16';
const anonKey = z.string(howToMakeAnonKey).min(16, howToMakeAnonKey);
const minutes = z.coerce.number().int().min(0).max(240);
// Limits are multiplied, and the database counts in 32 bits.
const count = z.coerce.number().int().positive().max(100_000_000);
const origin = z
  .url({ protocol: /^https?$/, error: "the site's URL, such as https://site.example" })
  .transform((text) => new URL(text).origin);

// Names that Fastify knows.
const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];
// A network of every address would let a visitor choose the address that the limits count.
const isNetwork = (text: string) =>
  privateNetworks.includes(text) || (isIP(text.replace(/\/[1-9]\d{0,2}$/, '')) > 0 && !text.endsWith('/0'));
const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));
const networks = list.refine(
  (entries) => entries.every(isNetwork),
  'IP addresses or networks such as 192.0.2.0/24',
);
// `true` means a proxy on this machine or in a private network.
const trustedProxies = z
  .string()
  .transform((text) => (text === 'true' ? privateNetworks.join() : text === 'false' ? '' : text))
  .pipe(networks);
// Caddy reads the same variable, and its words are separated by spaces.
const sharedProxies = z
  .string()
  .regex(/^[^,]*$/, 'separate the networks with spaces, not commas')
  .pipe(networks);

const howToMakeKey = '32 bytes in base64, or previous,new; make one with: openssl rand -base64 32';
const sealingKeys = z
  .string()
  .refine((text) => text.split(',').every((key) => Buffer.from(key, 'base64').length === 32), howToMakeKey);

/** The files that a database URL names. Without this check, the driver would fail only when it first connects. */
function canReadFiles(url: string): boolean {
  const { searchParams } = new URL(url);
  return ['sslrootcert', 'sslcert', 'sslkey'].every((name) => {
    const file = searchParams.get(name);
    return file === null || isReadable(file);
  });
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a build on this machine writes the launch list. */
const builtLaunchList = fileURLToPath(new URL('../../web/build/launch-list.json', import.meta.url));

const baseUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''));

/** One entry for each environment variable; `.env.example` lists the same names. */
export const configSchema = z.object({
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'such as postgresql://user@host:5432/database' })
    .refine(canReadFiles, 'the file of sslrootcert, sslcert or sslkey can not be read'),
  DATABASE_PASSWORD: z.string().optional(),
  DATABASE_HOSTS: list
    .pipe(z.array(z.string().regex(/^[^\s:@/]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i)))
    .default([]),
  DATABASE_POOL_SIZE: count.default(8),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(8787),
  METRICS_PORT: port.default(9464),
  WORKER_METRICS_PORT: port.default(9465),
  SITE_ORIGIN: origin.default(siteSettings.origin),
  PUBLIC_ANON_KEY: anonKey,
  PUBLIC_ANON_KEY_PREVIOUS: anonKey.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUST_PROXY: trustedProxies.default([]),
  TRUSTED_PROXIES: sharedProxies.default([]),
  FORM_TOKEN_SECRET: secret,
  FORM_TOKEN_SECRET_PREVIOUS: secret.optional(),
  DNS_SERVERS: list.default([]),
  TELEGRAM_API_URL: baseUrl.default('https://api.telegram.org'),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/)
    .optional(),
  TELEGRAM_CHAT_ID: z.string().min(1).optional(),
  SLACK_WEBHOOK_URL: baseUrl.optional(),
  INQUIRIES_PER_ADDRESS_AND_HOUR: count.default(10),
  INQUIRIES_PER_MAIL_ADDRESS_AND_HOUR: count.default(5),
  INQUIRIES_PER_DOMAIN_AND_HOUR: count.default(60),
  INQUIRIES_PER_HOUR: count.default(300),
  RECEIPTS_PER_NETWORK_AND_DAY: count.default(20),
  DOMAIN_CHECKS_PER_ADDRESS_AND_HOUR: count.default(120),
  NOTIFY_EMAIL: z
    .literal('none')
    .transform((): string[] => [])
    .or(list.pipe(z.array(z.email())))
    .optional(),
  NOTIFY_LANGUAGE: z.enum(languageCodes).default(defaultLanguageCode),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_ALLOW_PLAIN: z.stringbool().default(false),
  MAIL_FROM: z.email().optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_AUTH_URL: baseUrl.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_CALENDAR_URL: baseUrl.default('https://www.googleapis.com/calendar/v3'),
  GOOGLE_REVOKE_URL: baseUrl.default('https://oauth2.googleapis.com/revoke'),
  GOOGLE_TOKEN_INFO_URL: baseUrl.default('https://oauth2.googleapis.com/tokeninfo'),
  CALENDAR_WAIT_SECONDS: count.default(18),
  CALENDAR_DOUBT_SECONDS: count.default(60),
  CALENDAR_LOOK_SECONDS: count.default(600),
  GOOGLE_TOKEN_URL: baseUrl.default('https://oauth2.googleapis.com/token'),
  CALENDAR_KEY: sealingKeys.optional(),
  CALENDAR_CLIENT_ID: z.string().min(1).optional(),
  CALENDAR_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_SERVICE_ACCOUNT_FILE: z.string().min(1).optional(),
  CALENDAR_ACCOUNT: z.email().optional(),
  CALENDAR_ID: z.string().min(1).default('primary'),
  CALENDAR_BUSY_IDS: list.default([]),
  BUFFER_BEFORE_MINUTES: minutes.default(0),
  BUFFER_AFTER_MINUTES: minutes.default(0),
  BOOKINGS_PER_ADDRESS_AND_HOUR: count.default(30),
  EMAIL_BOOKINGS_PER_ADDRESS_AND_HOUR: count.default(10),
  EMAIL_BOOKINGS_PER_MAILBOX_AND_HOUR: count.default(6),
  EMAIL_BOOKINGS_UNCONFIRMED_PER_HOUR: count.default(3),
  MAILS_PER_UNVERIFIED_MAILBOX_AND_DAY: count.default(3),
  BOOKINGS_PER_HOUR: count.default(300),
  BOOKINGS_PER_VISITOR: count.default(2),
  AVAILABILITY_PER_ADDRESS_AND_MINUTE: count.default(120),
  BOOKING_VIEWS_PER_ADDRESS_AND_HOUR: count.default(300),
  FEED_CALLS_PER_ADDRESS_AND_HOUR: count.default(600),
  DESK_FAILURES_PER_ADDRESS_AND_HOUR: count.default(60),
  FLAGGED_DAYS: count.default(30),
  WEBHOOK_ALLOW_PRIVATE: z.stringbool().default(false),
  LAUNCH_LIST: z.string().min(1).default(builtLaunchList),
});

export type Config = z.output<typeof configSchema>;

export interface ConfigProblem {
  name: string;
  message: string;
}

class ConfigError extends Error {
  constructor(problems: ConfigProblem[]) {
    const lines = problems.map(({ name, message }) => `  - ${name}: ${message}`);
    super(`The environment is not usable:\n${lines.join('\n')}`);
  }
}

function requireWholeTelegram(config: Config, check: z.RefinementCtx): void {
  if (Boolean(config.TELEGRAM_BOT_TOKEN) === Boolean(config.TELEGRAM_CHAT_ID)) return;
  const path = [config.TELEGRAM_BOT_TOKEN ? 'TELEGRAM_CHAT_ID' : 'TELEGRAM_BOT_TOKEN'];
  check.addIssue({ code: 'custom', path, message: 'Telegram needs both a bot token and a chat id' });
}

/** The keys that a page may carry: its own, and the previous one while pages built with it are still open. */
export function listAnonKeys({ PUBLIC_ANON_KEY, PUBLIC_ANON_KEY_PREVIOUS }: Config): string[] {
  return [PUBLIC_ANON_KEY, PUBLIC_ANON_KEY_PREVIOUS].filter((key) => key !== undefined);
}

/** The proxies whose `X-Forwarded-For` counts: those in front of the API, and those in front of the web server. */
export function listTrustedProxies({ TRUST_PROXY, TRUSTED_PROXIES }: Config): string[] | false {
  const proxies = [...TRUST_PROXY, ...TRUSTED_PROXIES];
  return proxies.length > 0 && proxies;
}

/** The password is a separate setting, because many characters of a strong one have a meaning in a URL. */
export function toDatabaseUrl({
  DATABASE_URL,
  DATABASE_PASSWORD,
}: Pick<Config, 'DATABASE_URL' | 'DATABASE_PASSWORD'>): string {
  if (DATABASE_PASSWORD === undefined) return DATABASE_URL;
  const url = new URL(DATABASE_URL);
  url.password = encodeURIComponent(DATABASE_PASSWORD);
  return url.href;
}

type Environment = Record<string, string | undefined>;

function safeParse(environment: Environment) {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  return configSchema.superRefine(requireWholeTelegram).safeParse(Object.fromEntries(given));
}

/** Everything that is wrong with an environment. */
export function listProblems(environment: Environment): ConfigProblem[] {
  const issues = safeParse(environment).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ name: path.join('.'), message }));
}

/** Turns environment variables into the typed configuration, or throws one error that lists every problem. */
export function parseConfig(environment: Environment): Config {
  const { success, data } = safeParse(environment);
  if (success) return { ...data, DATABASE_URL: toDatabaseUrl(data) };
  throw new ConfigError(listProblems(environment));
}

/** The process's environment, for a command that reports what is wrong with it instead of ending. */
export function readEnvironment(): Environment {
  return process.env;
}

/** Reads the process's environment. If it is invalid, the process lists every problem and exits. */
export function loadConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
