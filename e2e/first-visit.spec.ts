import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '@playwright/test';
import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from './browser-test.ts';
import { siteDirectory } from './built/built-site.ts';
import { openSettled } from './open-settled.ts';

// A trace lays out folded parts, which loads the fonts of the other languages' names.
test.use({ trace: 'off' });

const icon = '/favicon.svg';
/** Exhibits, which load after the page, have a budget of their own. */
const exhibits = '/assets/exhibits/';

for (const language of languageCodes) {
  test(`the first visit of /${language} makes at most nine requests of 85 KB in all and says nothing on the console`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    const started = new Set<Request>();
    page.on('request', (request) => started.add(request));
    page.on('requestfinished', (request) => {
      requests.push(request);
      started.delete(request);
    });
    // The browser may drop a speculative load at any time.
    page.on('requestfailed', (request) => started.delete(request));
    await openSettled(page, `/${language}`);
    await expect.poll(() => started.size).toBe(0);
    const pageRequests = requests.filter(
      (request) => !request.url().endsWith(icon) && !request.url().includes(exhibits),
    );
    const sizes = await Promise.all(pageRequests.map((request) => request.sizes()));
    const bytes = sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
    // The browser fetches the icon by itself and does not always report it.
    const iconBytes = statSync(join(siteDirectory, `${icon}.br`)).size;
    expect(bytes).toBeGreaterThan(40_000);
    expect(pageRequests.length + 1).toBeLessThanOrEqual(9);
    expect(bytes + iconBytes).toBeLessThanOrEqual(85_000);
  });
}
