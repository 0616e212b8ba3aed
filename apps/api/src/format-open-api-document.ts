import { siteSettings } from '@tt/contract/site-settings';
import { buildApp } from './app.ts';
import { parseConfig } from './config.ts';
import { createContext } from './context.ts';

// Only the routes' schemas are read. Nothing connects to this URL.
const environment = {
  DATABASE_URL: 'postgresql://127.0.0.1/none',
  SITE_ORIGIN: siteSettings.origin,
  PUBLIC_ANON_KEY: 'not-used-by-a-document',
  FORM_TOKEN_SECRET: 'not used by a document, which is public',
  LOG_LEVEL: 'silent',
};

/** The document as the text of `docs/api/openapi.json`. */
export async function formatOpenApiDocument(): Promise<string> {
  const app = await buildApp(createContext(parseConfig(environment)));
  const document = app.swagger();
  await app.close();
  return `${JSON.stringify(document, null, 2)}\n`;
}
