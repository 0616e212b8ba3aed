import { onTestFinished } from 'vitest';
import { type Context, createContext } from '../src/context.ts';
import { createTestDatabase } from './database.ts';
import { createTestConfig } from './test-config.ts';

export interface TestContextOptions {
  databaseUrl?: string;
  environment?: Record<string, string>;
  replacements?: Partial<Context>;
}

/** A context on a database of its own, closed when the test ends. */
export async function createTestContext(options: TestContextOptions = {}): Promise<Context> {
  const databaseUrl = options.databaseUrl ?? (await createTestDatabase());
  const context = createContext(createTestConfig(databaseUrl, options.environment), options.replacements);
  onTestFinished(async () => {
    await context.pool.end();
    await context.probe.end();
  });
  return context;
}
