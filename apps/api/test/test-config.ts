import { type Config, parseConfig } from '../src/config.ts';

export const siteOrigin = 'https://site.example';
export const anonKey = 'test-anonymous-key';
export const signingSecret = 'a secret of the tests, long enough';

/** The environment of a test process; the system chooses every port. */
export function createTestEnvironment(databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    PORT: '0',
    METRICS_PORT: '0',
    WORKER_METRICS_PORT: '0',
    SITE_ORIGIN: siteOrigin,
    PUBLIC_ANON_KEY: anonKey,
    FORM_TOKEN_SECRET: signingSecret,
    LOG_LEVEL: 'silent',
    // Only the tests of emails to the company want them among those to visitors.
    NOTIFY_EMAIL: 'none',
    // At the default, the developer may have built one.
    LAUNCH_LIST: 'none',
  };
}

export function createTestConfig(databaseUrl: string, overrides: Record<string, string> = {}): Config {
  return parseConfig({ ...createTestEnvironment(databaseUrl), ...overrides });
}
