import { expect, test } from '../browser-test.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { openSettled } from '../open-settled.ts';

const paths = [...Object.values(kindsOfPage).map((rest) => `/en${rest}`), '/privacy-policy'];
const hasBackend = (path: string) => /\/(contact|booking)$/.test(path);

test('[MISC-01, MISC-04] no page asks for a sign-in, and case, blog and static pages make no backend calls', {
  tag: '@pr',
}, async ({ page, context, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const strangers: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isBackend = /^\/(functions|rest)\//.test(url.pathname);
    const from = new URL(request.frame().url()).pathname;
    if ((isBackend || url.origin !== baseURL) && !hasBackend(from)) strangers.push(`${from}: ${url}`);
  });
  for (const path of paths) {
    const response = await openSettled(page, path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('input[type="password"]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /sign in|log in|register/i })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /sign in|log in|register/i })).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
  expect(strangers).toEqual([]);
});
