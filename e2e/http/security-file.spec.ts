import { expect, test } from '@playwright/test';

const dayMs = 86_400_000;

test('the built site says whom to tell about a vulnerability, and for how long that is true', async ({
  request,
}) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expiresAt = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  expect((expiresAt - Date.now()) / dayMs).toBeGreaterThan(60);
});
