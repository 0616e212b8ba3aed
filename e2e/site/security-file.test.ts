import { expect, test } from 'vitest';
import { fetchSite } from './fetch-site.ts';
import { siteSettings } from '@tt/contract/site-settings';

const dayMs = 86_400_000;

test('[IDENT-03] the built site says whom to tell about a vulnerability, and for how long that is true', async () => {
  const response = await fetchSite('/.well-known/security.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${siteSettings.email}?subject=security\n`);
  const expiresAt = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  expect((expiresAt - Date.now()) / dayMs).toBeGreaterThan(60);
});
