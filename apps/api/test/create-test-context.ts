import { warsawRules } from '@tt/contract/test/warsaw-rules';
import { onTestFinished } from 'vitest';
import { type Context, createContext } from '../src/context.ts';
import type { Timeouts } from '../src/db/pool.ts';
import { createTestDatabase } from './database.ts';
import { createTestConfig } from './test-config.ts';
import { createTestChannels } from './test-channels.ts';

export interface TestContextOptions {
  databaseUrl?: string;
  environment?: Record<string, string>;
  replacements?: Partial<Context>;
  /** How long the database is waited for; defaults to all the time that a busy machine takes. */
  databaseTimeouts?: Timeouts;
}

const unhurried: Timeouts = { connect: 60_000, statement: 60_000, lock: 60_000, idleInTransaction: 60_000 };

/** A context on a database of its own, with rules of its own, closed when the test ends. */
export async function createTestContext(options: TestContextOptions = {}): Promise<Context> {
  const databaseUrl = options.databaseUrl ?? (await createTestDatabase());
  const config = createTestConfig(databaseUrl, options.environment);
  const own = { rules: warsawRules, lateAfterDays: 1 };
  const replacements = { ...own, ...createTestChannels(config), ...options.replacements };
  const context = createContext(config, replacements, options.databaseTimeouts ?? unhurried);
  onTestFinished(async () => {
    await context.pool.end();
    await context.deskPool.end();
    await context.probe.end();
  });
  return context;
}
