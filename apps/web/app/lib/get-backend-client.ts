import { type BackendClient, createBackendClient } from './backend-client.ts';

let client: BackendClient | undefined;

/** The client of this site's backend; throws if the site was built without its URL or key. */
export function getBackendClient(): BackendClient {
  const { VITE_BACKEND_URL: url, VITE_BACKEND_ANON_KEY: key } = import.meta.env;
  client ??= createBackendClient({ url, key });
  return client;
}
