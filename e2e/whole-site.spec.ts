import { expect, test } from './browser-test.ts';
import { kindsOfPage } from './kinds-of-page.ts';
import { openSettled } from './open-settled.ts';

const paths = [...Object.values(kindsOfPage).map((rest) => `/en${rest}`), '/privacy-policy'];

test('[MISC-01] no page asks for a sign-in', async ({ page, context }) => {
  for (const path of paths) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('input[type="password"]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /sign in|log in|register/i })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /sign in|log in|register/i })).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});

test('[MISC-04] case, blog and static pages make no backend calls', async ({ page, baseURL }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isBackend = /^\/(functions|rest)\//.test(url.pathname);
    if (isBackend || url.origin !== baseURL) strangers.push(`${page.url()}: ${url}`);
  });
  for (const path of paths.filter((known) => !/\/(contact|booking)$/.test(known))) {
    await openSettled(page, path);
  }
  expect(strangers).toEqual([]);
});
