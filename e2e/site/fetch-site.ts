import { inject } from 'vitest';

/** Asks the web server for a path. A redirect is an answer, too. */
export function fetchSite(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(inject('siteOrigin') + path, { redirect: 'manual', ...options });
}
